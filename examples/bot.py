#!/usr/bin/env python3
"""A bot that plays random moves on a DVONN server, in Python without any packages.

    python3 bot.py http://127.0.0.1:7777 SECRET

SECRET is a token of your bot's account. It accepts every invitation. docs/wire.md describes the messages; to
play better, change `choose`. Servers behind https need `ssl.create_default_context().wrap_socket`.
"""

import base64
import json
import os
import random
import socket
import struct
import sys
import urllib.request

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


def choose(moves, position):
    """The move to play. Replace this."""
    return random.choice(moves)


class Server:
    """One WebSocket, and requests over HTTP."""

    def __init__(self, address, secret):
        self.address, self.secret = address.rstrip("/"), secret
        host, _, port = self.address.removeprefix("http://").partition(":")
        self.socket = socket.create_connection((host, int(port or 80)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: dvonn.v1\r\n"
            f"Authorization: Bearer {secret}\r\n\r\n"
        ).encode())
        self.reader = self.socket.makefile("rb")
        status = self.reader.readline().decode()
        while self.reader.readline().strip():
            pass
        if " 101 " not in status:
            raise SystemExit(f"the server refuses: {status.strip()}")

    def send(self, message, opcode=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | opcode]) + size + mask + masked)

    def messages(self):
        """What the server says, until it closes the connection. It sends every message in one frame."""
        while head := self.reader.read(2):
            opcode, size = head[0] & 15, head[1]
            if size == 126:
                (size,) = struct.unpack("!H", self.reader.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.reader.read(8))
            data = self.reader.read(size)
            if opcode == 1:
                yield json.loads(data)
            elif opcode == 9:  # A ping is answered with the same data.
                self.send(data, opcode=10)
            elif opcode == 8:
                return

    def board(self, game):
        request = urllib.request.Request(f"{self.address}/api/games/{game}/board")
        return json.load(urllib.request.urlopen(request))


def main(address, secret):
    server = Server(address, secret)
    server.send({"attend": {}})
    me, colors = None, {}  # Who I am, and my colour in each game.
    for message in server.messages():
        (kind, body), = message.items()
        if kind == "welcome":
            me = body["player"]["id"]
        if kind == "problem":
            print("problem:", body["reason"], file=sys.stderr)
        # A refusal has news too: whatever happened before the move arrived. It is not sent again.
        if kind not in ("following", "status", "log", "refused"):
            continue
        game = body["id"] if kind == "following" else body["game"]
        status = body.get("status")
        if status:
            colors[game] = status["you"]
            if (status.get("invited") or {}).get("id") == me:
                server.send({"join": {"game": game}})
                continue
            if None in status["players"].values():
                continue
        board = server.board(game)
        turn = {"W": "white", "B": "black"}[board["position"].split()[1]]
        if board["moves"] and turn == colors.get(game):
            request = "".join(random.choices(ALPHABET, k=12))
            action = {"play": choose(board["moves"], board["position"])}
            act = {"game": game, "request": request, "ply": board["plies"], "action": action}
            server.send({"act": act})


if __name__ == "__main__":
    main(*sys.argv[1:3])
