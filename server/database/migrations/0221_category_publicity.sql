-- What the release in force says of the publication of a category's cases; null until the next release comes into force. Only where it
-- changes are stored cases held to it anew: looking through a million took seconds at each publication.
alter table category add column publicity text check (publicity in ('never', 'after_reply', 'by_state'));
