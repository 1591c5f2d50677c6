-- By which rules a game is played and whether everybody can watch it, as its first event says.
ALTER TABLE games ADD COLUMN ruleset TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
-- The event reads "start RULESET VERSION …", and further on "rated public" or "unrated private".
UPDATE games SET (ruleset, public) = (
    SELECT substr(text, 7, instr(substr(text, 7), ' ') - 1), instr(text, 'rated public') > 0
    FROM events WHERE events.game = games.id AND events.number = 1
) WHERE id IN (SELECT game FROM events WHERE number = 1 AND text LIKE 'start %');
-- Public games are listed without reading the others, and results without reading the games.
CREATE INDEX games_public ON games (ended_at, id, result) WHERE public = 1;
CREATE INDEX games_public_by ON games (ruleset, ended_at, id, result) WHERE public = 1;
