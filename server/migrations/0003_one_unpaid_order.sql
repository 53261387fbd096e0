create unique index one_unpaid_order on hotel_order (user_id, package_id, check_in, check_out) where status = 'TO_PAY';
