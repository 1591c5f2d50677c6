-- More answers and notices may quote what somebody typed than those that were marked: they are
-- searched too when a person is erased.
UPDATE requests SET quotes = 1 WHERE quotes = 0 AND (
    answer LIKE '%"typed":"%' OR answer LIKE '%"order":"%' OR answer LIKE '%"ruleset":"%'
    OR answer LIKE '%"plan":"%' OR answer LIKE '%"path":["%');
UPDATE outbox SET quotes = 1 WHERE quotes = 0 AND (
    data LIKE '%"order":"%' OR data LIKE '%"plan":"%' OR data LIKE '%"typed":"%');
