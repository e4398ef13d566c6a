import datetime, json, os, sys, time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

INKLOOM_URL = os.environ.get("INKLOOM_URL", "https://inkloom.example")


def call(method, path, body=None, headers={}):
    """Calls the API. Where it is busy, it waits and tries again."""
    own = {
        "Authorization": "Bearer " + os.environ["INKLOOM_KEY"],
        "Content-Type": "application/json",
    }
    data = None if body is None else json.dumps(body).encode()
    try:
        request = Request(INKLOOM_URL + path, data, own | headers, method=method)
        with urlopen(request) as answer:
            return json.load(answer)
    except HTTPError as refusal:
        if refusal.code in (429, 503):
            time.sleep(int(refusal.headers.get("Retry-After", 5)))
            return call(method, path, body, headers)
        problem = json.load(refusal)
        sys.exit(f"{problem['code']}: {problem['error']}")


# --- Create
today = datetime.datetime.now(datetime.timezone.utc).date()
wanted = {
    "idea": "Retro sunset with a surfing cat",
    "selectedColors": ["Black"],
    "publish": "approved",
}
outcome = call("POST", "/api/generate", wanted, {"Idempotency-Key": f"first-design-{today}"})
path = "/api/generations/" + outcome["generationId"]
print("Design", outcome["generationId"])

# --- Wait
while (design := call("GET", path))["status"] not in ("finalized", "preview", "error"):
    time.sleep(2)
print("It is", design["status"])

# --- Read
listing = call("GET", path + "/listing")
print("Title:", listing["title"])

# --- Publish
if design["publish_status"] == "draft":
    call("PUT", path + "/publishing", {"publish": "now"})
while (design := call("GET", path))["publish_status"] not in ("published", "failed"):
    time.sleep(2)
print(f"It is {design['publish_status']}: {design['external_url']}")
