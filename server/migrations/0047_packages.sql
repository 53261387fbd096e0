-- Where the law on package travel asks a seller to say that a stay with another travel service is a package.
update market_rule set rule = rule || '{"namesPackages": true}' where market in ('EU', 'GB');
