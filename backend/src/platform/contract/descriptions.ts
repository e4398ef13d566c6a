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
  Credits: 'What designs are paid with: lots that expire, and a ledger of every change.',
  Billing: 'Plans, packs of credits and bills, by Stripe.',
  Printify: 'The Printify account that products are made in, and the shirt that they are printed on.',
  Settings: 'How your pictures, listings and prices are made.',
  Generations: 'Designs: from the idea to the published product.',
  Batches: 'Tables of ideas that become designs, and go to the shop at the pace you choose.',
  Press: 'Free concepts by our own vector designer.',
  Listings: "A design's title, description and tags, and the rules that they follow.",
  Profit: 'What is left of a sale after Printify and Etsy.',
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
