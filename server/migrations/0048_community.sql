-- Accounts stand behind posts and reviews, and what is counted is counted from rows.

alter table user_account add column is_demo boolean not null default false;
alter table user_account add column blocked_at timestamptz;
alter table user_account add column block_reason text not null default '';

-- The people of the demo that older versions named in posts and reviews. No address has a space, so nobody can sign in as them.
create temporary table demo_author on commit drop as
  select 'demo' || substr(md5(nick_name), 1, 12) as id, nick_name, min(avater) as avater, min(created_at) as created_at
  from (
    select nick_name, avater, created_at from moment
    union all
    select nick_name, avater, created_at from review r
    where not exists (select 1 from hotel_source s where s.hotel_id = r.hotel_id)
  ) written
  group by nick_name;
insert into user_account (id, email, nick_name, avater, is_demo, created_at)
  select id, 'demo ' || id, nick_name, avater, true, created_at from demo_author;

-- A hotel's file names reviewers that have no account: guest_name is theirs.
alter table review add column user_id text references user_account (id);
update review r set user_id = a.id from demo_author a
  where a.nick_name = r.nick_name and not exists (select 1 from hotel_source s where s.hotel_id = r.hotel_id);
alter table review rename column nick_name to guest_name;
update review set guest_name = '' where user_id is not null;
alter table review drop column avater;
alter table review add column purchase_id text references purchase (id);
alter table review add column product_id text;
alter table review add column cleanliness numeric(2, 1);
alter table review add column service numeric(2, 1);
alter table review add column location numeric(2, 1);
alter table review add column value numeric(2, 1);
alter table review add column facilities numeric(2, 1);
alter table review add column traveler_type text
  check (traveler_type in ('solo', 'couple', 'family', 'friends', 'business'));
alter table review add column language text not null default 'en' check (language in ('en', 'zh'));
update review set language = 'zh' where content ~ '[一-鿿]';
alter table review add column picture_ids text[] not null default '{}';
alter table review add column is_incentivized boolean not null default false;
alter table review add column edited_at timestamptz;
alter table review add column state text not null default 'approved' check (state in ('approved', 'held', 'rejected'));
alter table review add column reply_content text;
alter table review add column replied_at timestamptz;
create unique index review_by_purchase on review (purchase_id) where purchase_id is not null;
create index review_by_user on review (user_id, created_at desc, id);
create index review_by_product on review (product_id, created_at desc, id) where product_id is not null;
create index review_held on review (created_at) where state = 'held';

alter table moment add column user_id text references user_account (id);
update moment m set user_id = a.id from demo_author a where a.nick_name = m.nick_name;
alter table moment alter column user_id set not null;
alter table moment alter column hotel_id drop not null;
drop index moment_by_rank;
drop index moment_by_hotel;
alter table moment drop column nick_name, drop column avater, drop column base_like_count, drop column rank;
alter table moment add column sku_id text;
alter table moment add column city_id text references city (id);
update moment m set city_id = h.city_id from hotel h where h.id = m.hotel_id;
alter table moment add column place_name text not null default '';
alter table moment add column picture_ids text[] not null default '{}';
update moment set picture_ids = array[picture_id];
alter table moment add column video_id text;
alter table moment add column is_verified_stay boolean not null default false;
alter table moment add column is_paid boolean not null default false;
alter table moment add column state text not null default 'approved' check (state in ('approved', 'held', 'rejected'));
alter table moment add column deleted_at timestamptz;
create index moment_newest on moment (created_at desc, id desc) where state = 'approved' and deleted_at is null;
create index moment_by_user on moment (user_id, created_at desc, id desc);
create index moment_by_hotel on moment (hotel_id, created_at desc, id desc);
create index moment_by_city on moment (city_id, created_at desc, id desc);
create index moment_held on moment (created_at) where state = 'held';

create table topic (
  id text primary key,
  name text not null,
  -- The name in lower case and full form, by which it is found.
  name_key text not null unique,
  created_at timestamptz not null
);

create table moment_topic (
  moment_id text not null references moment (id) on delete cascade,
  topic_id text not null references topic (id),
  created_at timestamptz not null,
  primary key (moment_id, topic_id)
);
create index moment_topic_by_topic on moment_topic (topic_id, created_at desc, moment_id desc);

create table topic_follow (
  user_id text not null references user_account (id),
  topic_id text not null references topic (id),
  created_at timestamptz not null,
  primary key (user_id, topic_id)
);

create table user_follow (
  user_id text not null references user_account (id),
  followed_id text not null references user_account (id),
  created_at timestamptz not null,
  primary key (user_id, followed_id)
);
create index user_follow_by_user on user_follow (user_id, created_at desc, followed_id desc);
create index user_follow_by_followed on user_follow (followed_id, created_at desc, user_id desc);

-- Comments on posts in two levels: a reply has the comment that it stands under as its parent.
create table moment_comment (
  id text primary key,
  moment_id text not null references moment (id) on delete cascade,
  parent_id text references moment_comment (id) on delete cascade,
  -- The author whom a reply answers, where that is another than the comment's.
  reply_to text references user_account (id),
  user_id text not null references user_account (id),
  content text not null,
  state text not null default 'approved' check (state in ('approved', 'held', 'rejected')),
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index moment_comment_by_moment on moment_comment (moment_id, created_at, id) where parent_id is null;
create index moment_comment_by_parent on moment_comment (parent_id, created_at, id);
create index moment_comment_by_user on moment_comment (user_id, created_at desc, id);
create index moment_comment_held on moment_comment (created_at) where state = 'held';

-- Who likes what: posts, and comments and reviews by their id.
create table content_like (
  biz_type text not null check (biz_type in ('moment', 'comment')),
  biz_id text not null,
  user_id text not null references user_account (id),
  created_at timestamptz not null,
  primary key (biz_type, biz_id, user_id)
);
create index content_like_by_user on content_like (user_id, biz_type, created_at desc, biz_id desc);
insert into content_like (biz_type, biz_id, user_id, created_at)
  select 'moment', moment_id, user_id, created_at from moment_like;
drop table moment_like;

-- A count is its total and the differences that are not yet rolled up into it.
create table like_total (
  biz_type text not null,
  biz_id text not null,
  likes integer not null,
  primary key (biz_type, biz_id)
);
insert into like_total (biz_type, biz_id, likes)
  select biz_type, biz_id, count(*) from content_like group by biz_type, biz_id;
create table like_change (
  id bigint generated by default as identity primary key,
  biz_type text not null,
  biz_id text not null,
  difference smallint not null check (difference in (-1, 1))
);
create index like_change_by_content on like_change (biz_type, biz_id);

create table content_report (
  id text primary key,
  receipt_hash text not null unique,
  biz_type text not null check (biz_type in ('moment', 'comment', 'person')),
  biz_id text not null,
  reason text not null,
  explanation text not null,
  address text not null,
  name text not null,
  email text not null,
  user_id text references user_account (id),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  outcome text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz
);
create index content_report_open on content_report (created_at) where state = 'open';
create index content_report_by_content on content_report (biz_type, biz_id);

-- Why something is not shown, as its author reads it, with the author's objection.
create table statement_of_reasons (
  id text primary key,
  biz_type text not null check (biz_type in ('moment', 'comment', 'person')),
  biz_id text not null,
  user_id text not null references user_account (id),
  rule text not null,
  reason text not null,
  is_automated boolean not null,
  decided_by text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  appeal_text text not null default '',
  appealed_at timestamptz,
  appeal_state text check (appeal_state in ('open', 'upheld', 'dismissed')),
  appeal_decided_by text,
  appeal_decided_at timestamptz
);
create index statement_of_reasons_by_content on statement_of_reasons (biz_type, biz_id, created_at desc);
create index statement_of_reasons_by_user on statement_of_reasons (user_id);

-- Lists whose order changes, as they were when they were first read: the feed, and reviews by relevance.
create table stored_list (
  id bigint generated by default as identity primary key,
  kind text not null,
  owner text not null,
  entries jsonb not null,
  created_at timestamptz not null
);
create index stored_list_newest on stored_list (kind, owner, created_at desc);
drop table feed_item;

-- Scores and counts are those of approved reviews.
update hotel set review_count = coalesce(counted.reviews, 0), review_score = counted.score
  from hotel h left join (
    select hotel_id, count(*) as reviews, round(avg(score), 1) as score from review where state = 'approved' group by hotel_id
  ) counted on counted.hotel_id = h.id
  where hotel.id = h.id;
update hotel set scores = null;

-- Operators act on what people wrote, too.
alter table operator_audit alter column purchase_id drop not null;
alter table operator_audit add column content_type text;
alter table operator_audit add column content_id text;

-- Hotels whose scores changed: what searches hold in memory follows them as it follows nights.
alter table hotel add column scored_by xid8;
create index hotel_by_scoring on hotel (scored_by) where scored_by is not null;
