import type { LegalDocument } from './legal-document.ts';

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'What we store about you, why, for how long, and who processes it for us. We sell no data, show no advertising and run no trackers.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'Inkloom (“we”) is responsible for the personal data described here. You reach us about anything in this policy at {support}.',
      ],
    },
    {
      id: 'what-we-store',
      title: 'What we store',
      blocks: [
        {
          entries: [
            [
              'Account',
              'Your email address, your name and picture if you have given them, when the account was made and last used, and your password as an Argon2id hash, from which it cannot be read.',
            ],
            [
              'Sign-ins',
              'For each device that is signed in: its network address, what its browser calls itself, and the times. You see and end these sessions in Settings. If you add them, the public keys and names of your passkeys, the names and encrypted secrets of your authenticator apps, and your recovery codes as hashes.',
            ],
            [
              'Designs',
              'The ideas that you type, the colors, the sketches, pictures and print files made from them, each version that you save of a design with its document and pictures, their print reports, listings and history, the mockups and the addresses of their products. Tables of ideas (batches) with their rows, schedules and results, and what you have typed into the form of a new one.',
            ],
            [
              'Settings',
              'Your templates, prices, product, line-ups and sizes, the words that you block, and which emails you want.',
            ],
            [
              'Printify and Printful',
              'For each account that you connect: your API token, encrypted with AES-256-GCM and never shown again, when it expires and what it permits, the names of your shops and which of them you chose.',
            ],
            [
              'Credits and payments',
              'Every change of your credits with its cause; of each payment its number at Stripe, its amount, its date and whether it was refunded or disputed; your customer number at Stripe and the state of your subscription. No card data.',
            ],
            [
              'Programs',
              'API keys as hashes, with their names, permissions and last use. Apps that you have connected, and what you allowed them. Your webhooks with their addresses and encrypted secrets, the events of your designs, batches, credits and connections, and what was sent and answered.',
            ],
            ['Messages', 'Your name, email address, subject and text, if you use the contact form.'],
            [
              'Security',
              'Counters that limit how often something may be tried, by network address or account, which expire by themselves. Technical logs with time, path and result of a request, without its content and without passwords. What administrators did to an account, by account number.',
            ],
          ],
        },
        'We get this from you, from your browser, and from Printify and Stripe when you use them through us. You must give an email address and a password to have an account; everything else is needed only for what you want to do.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use it',
      blocks: [
        {
          entries: [
            [
              'To provide the Service',
              'Making, storing and publishing your designs, charging and returning credits, taking payments, and sending the emails that belong to it. Legal basis: the contract with you (GDPR Art. 6(1)(b)).',
            ],
            [
              'To keep it safe',
              'Limits, logs, sessions and the record of administrators. Legal basis: our interest in a secure service (Art. 6(1)(f)).',
            ],
            [
              'To answer you',
              'Messages that you send us. Legal basis: the contract, or our interest in answering (Art. 6(1)(b) and (f)).',
            ],
            [
              'To obey the law',
              'Records of payments, and answers to lawful requests. Legal basis: legal obligation (Art. 6(1)(c)).',
            ],
          ],
        },
        'We make no decision about you by automated means alone that has legal effect. We do not use your content to train models.',
      ],
    },
    {
      id: 'processors',
      title: 'Who else processes it',
      blocks: [
        'We pass on what each of these needs for its task, and nothing to anybody else unless a law or a court requires it:',
        {
          entries: [
            [
              'OpenAI',
              'Draws pictures and writes listings. It gets your idea, your templates, the style and the shirt colors, the picture of a design where you have a part of it redrawn or its listing is written from it, and a code computed from your account number, from which it cannot tell who you are. It gets neither your name nor your address. Designs by Press are drawn by our own software; only their listings are written by OpenAI.',
            ],
            [
              'Printify',
              'Creates, prints and publishes your products, in your own account there and under your agreement with it. It gets print files, listings, prices and your token. Your browser loads its mockups from Printify, which then sees your network address. Printify passes products on to the marketplace that you have connected there.',
            ],
            ['Printful', 'The same, for products that you send to an account of yours there.'],
            [
              'Programs that you choose',
              'Apps that you connect and programs with an API key of yours get what their permissions allow. The receivers of your webhooks get the events that you chose. They are yours or under your agreement with whoever runs them, and you end each in Settings.',
            ],
            [
              'Stripe',
              'Takes payments. It gets your email address and your account number; card data you give to Stripe alone, on its own pages.',
            ],
            ['Our email provider', 'Delivers our emails. It gets your address and their text.'],
            ['Our hosting provider', 'Runs our servers, database and file storage.'],
            [
              'Supabase',
              'Only on sites whose operator keeps the accounts there instead of on its own servers: it then stores your email address, password and sign-ins for us.',
            ],
          ],
        },
        'The [guide to Printify](/help/printify-setup) may show a video of YouTube, in its mode without cookies, or of Vimeo. If it does, your browser contacts that provider when you open the guide. Without such a video it contacts nobody.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers to other countries',
      blocks: [
        'Some of these providers are in the United States. Where data from the European Economic Area, the United Kingdom or Switzerland goes there, it is protected by an adequacy decision, such as the Data Privacy Framework, or by standard contractual clauses.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      blocks: [
        'Where you let an app into your account, we set three cookies, for the minutes that this takes: “inkloom_oauth”, “inkloom_oauth_request” and “inkloom_oauth_resume”. They hold random names, and let us know that it is the same browser. We set no other cookies. The Service stores these in your browser, all of them needed for what you do, and sends them to nobody else:',
        {
          list: [
            'your session, under names that begin with “sb-”, until you sign out;',
            'your choice of the light or the dark theme (“inkloom-theme”);',
            'that you have closed the sign-up banner (“sticky-cta-dismissed”) or put the first steps away (“inkloom-get-started-hidden”);',
            'how many colors your shirt has (“inkloom-shirt-colors”), so that the page keeps places for them;',
            'the idea that you tried before you had an account (“inkloom-tried-idea”);',
            'until they are saved: the ideas of a batch that you have begun (“inkloom-new-batch”) and your last decisions on its designs (“inkloom-left”);',
            'until you close the tab: forms that you have begun (“inkloom-draft”), where you were when your session ended (“inkloom-lost-session”), which email you wait for (“inkloom-pending-mail”), which link you opened (“inkloom-opened-link”), and that the page was loaded again after an update (“inkloom-reloaded-for”).',
          ],
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          entries: [
            [
              'While you have an account',
              'Account, settings, designs and their files. A design that you delete stays in the trash for 30 days, where you can restore it; then it and its files are deleted. Used sign-in tokens are deleted after 30 days, links and codes in emails a day after they expire, events and what was sent to webhooks after 30 days. Of more than a hundred versions of a design the oldest are deleted.',
            ],
            [
              'When you delete your account',
              'Account, sign-ins, settings, tokens of Printify and Printful, API keys, connected apps, webhooks, batches and all designs are deleted from our database at once, and their files within the hour. Your customer at Stripe is deleted there, which ends a subscription. Backups are overwritten in their turn.',
            ],
            [
              'After that',
              'The records of credits and payments stay for as long as tax and commercial law require, under an account number that no longer leads to a name. So do the entries of administrators. Products stay in your Printify account, because they are yours.',
            ],
            [
              'Messages',
              'Messages of the contact form are deleted a year after they are answered, two years after they came if they never are, and with the account of their address. Ask us to delete yours at any time.',
            ],
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'In Settings, under Account Settings, you can do the most important things yourself, at once and without asking us:',
        {
          list: [
            'Export my data: one archive with your account, settings, credits, payments and designs, and every picture and print file;',
            'change your email address and password, and end sessions on other devices;',
            'Delete my account.',
          ],
        },
        'You may also ask us for access, correction, deletion, restriction and a portable copy, and object to processing that rests on our interests. Residents of California and of other states with such laws have the same rights; we neither sell nor share personal information in the sense of those laws, and nobody is treated worse for using a right. Write to {support}; we answer within 30 days. You may complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Connections are encrypted. Passwords, API keys and recovery codes are stored as hashes; tokens of Printify and Printful and secrets of apps and webhooks are encrypted; sign-in tokens live for an hour and are replaced by rotation. Files are reached through signed links that expire. Access of administrators is recorded. If something happens that puts your data at risk, we tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The Service is for people of 18 years or older. If you learn that a child has given us data, tell us and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When we change this policy, we change its date. Before a change that matters to you we tell you by email or in the Service.',
      ],
    },
  ],
};
