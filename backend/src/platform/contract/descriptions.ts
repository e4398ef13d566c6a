export const apiDescription = `From an idea to a live print-on-demand T-shirt.

## How to get a token

Every operation but the public ones takes the access token of an account as bearer. A product that \`npm start\` has just
made has a demo seller:

\`\`\`sh
curl 'http://localhost:3000/auth/v1/token?grant_type=password' \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "seller@inkloom.example", "password": "print-workshop"}'
\`\`\`

The \`access_token\` of the answer goes with every other request, until it expires after \`expires_in\` seconds:

\`\`\`sh
curl http://localhost:3000/api/user -H "Authorization: Bearer $TOKEN"
\`\`\`

Sign-up, renewal and mail links are in the document [Inkloom accounts](/api/auth-openapi.yaml); choose it at the top of
this page. It is the wire protocol of Supabase Auth, so \`@supabase/auth-js\` is a client of it. The demo administrator is
\`admin@inkloom.example\`, with the same password.

## For programs

A script signs in with an API key, which its owner makes in Settings: \`Authorization: Bearer ink_…\`. Each operation names
the scope that a key needs (\`x-scope\`); one without it is for people. A key may have a cap of credits a day (UTC); over it
the answer is a 429 with \`daily_cap_reached\`. Each answer to a program says in \`RateLimit-Policy\` and \`RateLimit\` how many
requests are left.

Operations that make or spend take an \`Idempotency-Key\`: with the same one the same request is answered as the first time
for 24 hours, with \`Idempotency-Replayed: true\`, and nothing is made twice. Refusals are not stored: put the request right
and send it again with the same key.

For a program of yours make an API key in Settings; [the guide for developers](/developers) goes from there to a
published design in five minutes.

## How to use this page

Press **Authorize** and sign in with address and password at \`signIn\`, or paste a token at \`bearer\`. It is stored in
this browser until you log out. Each operation succeeds exactly as it is shown; where something must be there first, its
description says so in a sentence that begins with "Needs".

## Errors

One shape everywhere: \`error\` is a sentence for a person, \`code\` is for a program. Each operation lists its own codes
with an example of each. What the server may answer to any request is listed once, as 4XX and 5XX. A 429 has the seconds
to wait in \`Retry-After\`.

## In TypeScript

\`@inkloom/client\` (\`packages/client\` of the repository) is this document as a typed client; its README makes a design in
ten lines.`;

export const apiTags = {
  Users: 'Your account, its sessions and preferences.',
  'API keys': 'What programs of yours sign in with.',
  Credits: 'What designs are paid with: lots that expire, and a ledger of every change.',
  Billing: 'Plans, packs of credits and bills, by Stripe.',
  Printify: 'The Printify account that products are made in, and the shirt that they are printed on.',
  Settings: 'How your pictures, listings and prices are made.',
  Generations: 'Designs: from the idea to the published product.',
  Batches: 'Tables of ideas that become designs, and go to the shop at the pace you choose.',
  Press: 'Free concepts by our own vector designer.',
  Versions: 'What a design is drawn from, its versions, and bringing one to the product.',
  Connections: 'Accounts at Printify and Printful, and the shops that line-ups put products into.',
  'Line-ups': 'Sets of products that designs are put on beside the T-shirt.',
  Products: 'What a design is put on beside its first product.',
  Listings: "A design's title, description and tags, and the rules that they follow.",
  Profit: 'What is left of a sale after Printify and Etsy.',
  Webhooks: 'Your programs hear of what happens, signed by Standard Webhooks.',
  Apps: 'Assistants and other apps that you let in, and what they may do.',
  Contact: 'Messages to support.',
  Catalog: "Our copy of Printify's catalog. For administrators.",
  Admin: 'Users, credits, settings, queues and the audit log. For administrators.',
};

export const accountsDescription = `Accounts of Inkloom, in the wire protocol of Supabase Auth (GoTrue): \`@supabase/auth-js\` is a client of it, with
\`/auth/v1\` as its \`url\`. The rest of the product is in the document [Inkloom](/api/openapi.yaml).

## How to sign in

A product that \`npm start\` has just made has a demo seller:

\`\`\`sh
curl 'http://localhost:3000/auth/v1/token?grant_type=password' \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "seller@inkloom.example", "password": "print-workshop"}'
\`\`\`

To try the operations that take a bearer on this page, press **Authorize** and sign in, or paste the \`access_token\` of
the answer.

## Errors

\`error_code\` is for a program, \`msg\` is a sentence. With the header \`X-Supabase-Api-Version: 2024-01-01\`, which
\`@supabase/auth-js\` sends, the body is \`{ "code": "invalid_credentials", "message": "…" }\` instead. The code is also in the
header \`x-sb-error-code\`. Each operation lists its own codes. What the server may answer to
any request is listed as 4XX and default; \`not_found\` is for products whose accounts are at a hosted project.`;
