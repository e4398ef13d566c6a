import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

# --- Verify
key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_genuine(headers, body):
    timestamp = headers.get("webhook-timestamp", "0")
    signed = f"{headers.get('webhook-id')}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()
    signatures = headers.get("webhook-signature", "").split(" ")
    is_recent = timestamp.isdigit() and abs(time.time() - int(timestamp)) < 300
    return is_recent and any(hmac.compare_digest(expected.encode(), one.encode()) for one in signatures)


# --- Receive
# An event may come twice. A program that restarts stores these ids.
known = set()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        genuine = is_genuine(self.headers, body)
        self.send_response(204 if genuine else 400)
        self.end_headers()
        if not genuine or self.headers["webhook-id"] in known:
            return
        known.add(self.headers["webhook-id"])
        event = json.loads(body)
        print(event["type"], event["data"].get("page", ""), flush=True)


server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver)
print("Listening", flush=True)
server.serve_forever()
