-- Where an order came from: host and link (terminalType, appType, channelId, fromKey); null for orders placed before this.
alter table hotel_order add column channel jsonb;
