#!/usr/bin/env python3
"""A small bot: plays one whole game for five at a saloon server, with nothing but Python's standard library.

    saloon serve &
    python3 examples/bot.py http://127.0.0.1:8080 [SEED]

It listens to server-sent events and posts its answers; docs/protocol.md explains every message. Four bots of the house
sit at the same table. It says what it does and who has won.
"""

import json
import random
import sys
import urllib.error
import urllib.parse
import urllib.request


class Server:
    """The HTTP interface, as one guest."""

    def __init__(self, url, name):
        self.url = url.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        token = self.post("/api/tokens", {"name": name})["token"]
        self.headers["Authorization"] = f"Bearer {token}"

    def request(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self.headers)
        return urllib.request.urlopen(request, timeout=60)

    def post(self, path, body):
        with self.request(path, body) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def events(self, path):
        """Every message of a table, in order."""
        with self.request(path) as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    yield json.loads(line[len(b"data:"):])


def answers(branch):
    """Every whole answer of a branch: each way with each aim and each payment."""
    if branch["do"] in ("pass", "rest"):
        yield {"do": branch["do"]}
    for name in ("card", "seat", "what"):
        if "ways" not in branch and name in branch:
            yield {"do": branch["do"], "with": branch[name]}
    for way in branch.get("ways", []):
        aims = []
        for target in way.get("aims", []):
            cards = target.get("cards", [])
            whole = [None] if target.get("hand") or not cards else []
            aims += [{"seat": target["seat"], "card": card} for card in whole + cards]
        for aim in aims or [{"seat": None, "card": None}]:
            for pay in way.get("pays", [[]]):
                rest = {"aim": aim, "pay": (pay + [None, None])[:2]}
                what = {"card": branch["card"], "kind": way["as"]} if branch["do"] == "play" else {"source": branch["source"]}
                yield {"do": branch["do"], "with": {**what, **rest}}


def choose(offer):
    """Shoot rather than pass; otherwise anything."""
    actions = [action for branch in offer["branches"] for action in answers(branch)]
    shots = [a for a in actions if a["do"] == "play" and a["with"]["kind"] in ("bang", "gatling", "missed")]
    active = [a for a in actions if a["do"] != "pass"]
    return random.choice(shots or active or actions)


def main(url, seed=None):
    random.seed(seed)
    server = Server(url, "Python")
    settings = {"name": "Python's table", "edition": "classic", "players": 5, "pace": "none", "bot_pause": 0}
    table = server.post("/api/tables", settings)["table"]
    print(f"sat down at {url}/t/{table}")
    answers, version, dealt = 0, None, None
    say = lambda message: server.post(f"/api/tables/{table}/messages", message)
    for message in server.events(f"/api/tables/{table}/events"):
        kind = message["type"]
        if kind == "full" and message["people"]["stage"] == "open":
            say({"type": "start", "id": 1})
        if kind == "full":
            dealt = message["game"]
        if kind in ("full", "step"):
            assert kind == "full" or message["version"] == version + 1, "versions have no gaps"
            version = message["version"]
            if message["offer"]:
                answers += 1
                ask = message["offer"]["ask"]["number"]
                act = {"type": "act", "id": answers + 1, "game": dealt, "ask": ask, "action": choose(message["offer"])}
                say(act)
        if kind == "refused":
            sys.exit(f"refused by {message['rule']}: {message['text']}")
        if kind == "resync":
            sys.exit("read too slowly")
        if kind == "people" and message["people"]["stage"] == "over":
            game = message["people"]["replay"]
            break
    with server.request(f"/api/replays/{game}?from=0&count=1") as answer:
        recording = json.load(answer)
    print(f"{answers} answers, {recording['length'] - 1} by all; the winner: {json.dumps(recording['winner'])}")
    print(f"seed {recording['seed']} with hash {recording['seed_hash']}")
    print(f"the game as a file: {url}/api/replays/{game}/file")


def start(words):
    """Reads the command line; whatever is wrong is said in a sentence."""
    if not words or words[0] in ("-h", "--help"):
        print(__doc__)
        return 0 if words else 2
    if len(words) > 2:
        return f"bot.py: too many words: {' '.join(words[2:])}. Usage: bot.py URL [SEED]"
    url = words[0].rstrip("/")
    if urllib.parse.urlsplit(url).scheme not in ("http", "https") or not urllib.parse.urlsplit(url).hostname:
        return f"bot.py: {words[0]} is no address of a server. It looks like http://127.0.0.1:8080"
    try:
        main(url, *words[1:])
    except urllib.error.HTTPError as why:
        said = why.read().decode(errors="replace")
        try:
            said = json.loads(said)["text"]
        except (ValueError, KeyError, TypeError):
            said = "that does not sound like a saloon server"
        return f"bot.py: {url} answered {why.code}: {said}"
    except (urllib.error.URLError, OSError) as why:
        return f"bot.py: nobody answers at {url} ({getattr(why, 'reason', why)}). Is the server running? Start one with: saloon serve"
    except (ValueError, KeyError) as why:
        return f"bot.py: {url} said something that no saloon server says ({why})"
    except KeyboardInterrupt:
        return "bot.py: stopped"
    return 0


if __name__ == "__main__":
    sys.exit(start(sys.argv[1:]))
