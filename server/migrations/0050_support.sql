-- Help articles, dialogs with the assistant, and chats with people.
create extension if not exists pg_trgm;

create table qa_article (
  id text primary key,
  type text not null check (type in ('booking', 'payment', 'cancellation', 'voucher', 'account', 'community', 'support')),
  title text not null,
  content text not null,
  -- Other words under which it is found, Chinese ones among them.
  terms text[] not null default '{}',
  link_path text,
  link_label text,
  -- From where it is among the common ones.
  origins text[] not null default '{}',
  rank integer not null,
  -- What full-text search reads: title (A), terms (B) and content (C), written with the row. Not generated, or a backup could not be restored.
  words tsvector not null default ''
);
create index qa_article_by_words on qa_article using gin (words);
create index qa_article_by_title on qa_article using gin (title gin_trgm_ops);
create index qa_article_by_type on qa_article (type, rank);

-- Searches without result, counted for the operator; nothing of who searched.
create table qa_miss (
  keyword text primary key,
  count integer not null default 1,
  searched_at timestamptz not null
);

-- A dialog with the assistant; owner is the key of a user, or else of a device.
create table dialog (
  id text primary key,
  owner text not null,
  title text not null,
  is_renamed boolean not null default false,
  -- What was understood so far: notes and what they stand for.
  understood jsonb not null default '{}',
  origin jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index dialog_by_owner on dialog (owner, updated_at desc, id);

create table dialog_turn (
  id text primary key,
  dialog_id text not null references dialog (id) on delete cascade,
  number integer not null,
  question text not null,
  state text not null default 'running' check (state in ('running', 'done', 'stopped', 'broken')),
  engine text not null,
  -- The search that further hotels go on with; null where the answer has none.
  search jsonb,
  sent_at timestamptz not null,
  -- Moved on by the process that answers; a running turn without a sign of life is broken.
  alive_at timestamptz not null,
  feedback text check (feedback in ('up', 'down')),
  feedback_reason text not null default '',
  unique (dialog_id, number)
);

create table dialog_event (
  turn_id text not null references dialog_turn (id) on delete cascade,
  seq integer not null,
  event jsonb not null,
  primary key (turn_id, seq)
);

-- Who agreed that questions go to an outside model.
create table assistant_consent (
  owner text primary key,
  given_at timestamptz not null
);

-- Tokens of an outside model that were used, by day and by whom: a device, an account, or all.
create table assistant_usage (
  day date not null,
  subject text not null,
  tokens bigint not null,
  used_at timestamptz not null,
  primary key (day, subject)
);

-- What people of the house may do.
create table staff_role (
  user_id text not null references user_account (id),
  role text not null check (role in ('support')),
  granted_by text not null,
  granted_at timestamptz not null,
  -- When the person was at work last; long ago counts as away.
  seen_at timestamptz,
  primary key (user_id, role)
);

-- A chat with a person. Messages are counted in last_seq, within the transaction of their insert.
create table chat_session (
  id text primary key,
  owner text not null,
  user_id text references user_account (id),
  dialog_id text references dialog (id) on delete set null,
  origin jsonb,
  summary text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'open', 'closed')),
  agent_id text references user_account (id),
  agent_name text not null default '',
  is_demo_agent boolean not null default false,
  is_back_to_assistant boolean not null default false,
  last_seq integer not null default 0,
  traveler_read_seq integer not null default 0,
  agent_read_seq integer not null default 0,
  traveler_typing_until timestamptz,
  agent_typing_until timestamptz,
  opened_at timestamptz not null,
  taken_at timestamptz,
  closed_at timestamptz,
  -- Counts every change, messages among them: other processes compare it with what they have sent.
  version integer not null default 1
);
create unique index chat_session_running on chat_session (owner) where state <> 'closed';
create index chat_session_by_owner on chat_session (owner, opened_at desc);
create index chat_session_queue on chat_session (opened_at, id) where state <> 'closed';

create table chat_message (
  session_id text not null references chat_session (id) on delete cascade,
  seq integer not null,
  id text not null unique,
  -- As the sender's client named it; null for lines of the system.
  client_id text,
  sender text not null check (sender in ('traveler', 'agent', 'system')),
  sender_name text not null default '',
  -- The agent who wrote it, or whom a line of the system names; null for the traveler and the demo's agent.
  agent_id text references user_account (id),
  type text not null check (type in ('text', 'image', 'card')),
  content text not null default '',
  file_id text references uploaded_file (id) on delete set null,
  card jsonb,
  created_at timestamptz not null,
  primary key (session_id, seq)
);
create index chat_message_by_agent on chat_message (agent_id) where agent_id is not null;
create unique index chat_message_by_client on chat_message (session_id, sender, client_id) where client_id is not null;

create table chat_survey (
  session_id text primary key references chat_session (id) on delete cascade,
  score smallint not null check (score between 1 and 5),
  is_solved boolean not null,
  comment text not null default '',
  rated_at timestamptz not null
);

create table chat_ticket (
  ticket_hash text primary key,
  session_id text not null references chat_session (id) on delete cascade,
  side text not null check (side in ('traveler', 'agent')),
  -- Whose it is: the owner of the chat, or the agent's user id.
  holder text not null,
  -- The sign-in that it was given to, which ends its socket too; null for visitors.
  sid text,
  expires_at timestamptz not null
);

alter table uploaded_file
  drop constraint uploaded_file_purpose_check,
  add constraint uploaded_file_purpose_check check (purpose in ('avatar', 'refund', 'post', 'review', 'chat'));
