import type { LegalDocument } from './legal-document.ts';

export const terms: LegalDocument = {
  title: 'Terms & Conditions',
  lead: 'These Terms are the agreement between you and Inkloom (“we”, “us”). They say what you may expect from us, what we expect from you, and what happens when something goes wrong.',
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        'You accept these Terms when you create an account or use Inkloom (the “Service”). If you do not accept them, do not use the Service. If you use it for a company, you confirm that you may bind that company.',
        'The [Privacy Policy](/privacy), the [DMCA / Copyright Policy](/dmca) and the [Acceptable Use Policy](/aup) belong to these Terms.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Who may use Inkloom',
      blocks: [
        'You must be at least 18 years old and able to enter into a binding contract. The Service is made for sellers and is not directed at children.',
        'You may not use the Service where the law that applies to you forbids it, or while an earlier account of yours is suspended.',
      ],
    },
    {
      id: 'service',
      title: 'What the Service does',
      blocks: [
        'You describe a design and choose shirt colors. The Service makes a picture with a transparent background and print files from it, writes a listing with title, description and tags, and creates and publishes a product in your own Printify account. Printify may pass the product on to a marketplace that you have connected there, such as Etsy.',
        'Pictures and texts are made by software, some of it artificial intelligence. They may be inaccurate, may resemble other works, and may not be what you had in mind. The same idea may bring similar results to other users. Check every design and every listing before you sell with it.',
        'We may improve and change the Service. If we end a feature that you have paid for and that you need in order to use your credits, we refund the payment for the credits that you can no longer use.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'Give a working email address and keep it up to date: it is where we send what concerns your account. Keep your password to yourself. What is done with your account counts as done by you, unless you have told us that somebody else has got hold of it.',
        'One person or company may have one account. Further accounts that are made to get free credits may be closed.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Printify, Etsy and Stripe',
      blocks: [
        'You connect your own Printify account with an API token and allow us to upload print files, to create and publish products and to read what we need for that. You may disconnect it in Settings at any time; products that exist stay in your Printify account.',
        'Printing, shipping, returns, marketplace fees and taxes on your sales are between you, your buyers, Printify and the marketplace, under their terms. We are no party to your sales and handle no order of your buyers.',
        'Payments to us are handled by Stripe. We never see or store the number of your card.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits',
      blocks: [
        'One credit pays for one design with its product. The credit is taken when you start the design. If the design fails before there is a product, the credit is returned to you without your asking. Republishing a design, and trying to publish again, cost nothing.',
        'Credits are a right to use the Service. They are not money, earn no interest, cannot be exchanged for cash other than by a refund under these Terms, and cannot be transferred to another account.',
        'New accounts receive free credits once. How many, and until when they are valid, is shown in your account.',
      ],
    },
    {
      id: 'credit-expiry',
      title: 'How long credits are valid',
      blocks: [
        'Every credit carries an expiry date, which your account shows under Credits from the day you get it. That date counts. At present it is 90 days after the grant or the purchase for every credit, paid or free, and we email you 14 days and 3 days before it. Credits that expire first are used first.',
        {
          list: [
            'Paid credits: we may set later expiry dates, but no paid credit is valid for longer than 12 months after its purchase.',
            'Free credits that we grant for a month expire at the end of that month and do not roll over to the next. The free credits of a new account are granted once and are not such a monthly grant; for them the date in your account counts.',
          ],
        },
        'Paid credits do not expire sooner because a new month begins or because your subscription ends. An expiry date that your account has shown is never moved forward. Expired credits are not restored or paid out, except where the law requires it.',
      ],
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions and prices',
      blocks: [
        'A subscription renews every month, at the price that you agreed to when you bought or changed it, until you cancel it. Prices are in US dollars and are listed under [Pricing](/pricing); taxes that the law adds are shown before you pay.',
        'You may cancel in Settings at any time. You keep access and your credits until the billing period ends, and no further payment is taken. After an upgrade you are charged the difference for the rest of the month and receive that share of the credits; a downgrade takes effect with the next month.',
        'If a payment fails, that month brings no credits until it is paid. We may change prices for new purchases at any time, and for a running subscription with at least 30 days of notice by email, within which you may cancel.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'You may ask for a refund within 14 days after a payment, if you have used none of the credits that it bought. Write to {support} from the address of your account. We refund to the card that you paid with and remove the credits.',
        'Other payments are not refunded, except where the law requires it. Rights of withdrawal and other rights that consumers have by law stay as they are.',
        'If you dispute a payment with your bank that was made rightly, we may remove the credits that it bought and suspend the account until the dispute is settled.',
      ],
    },
    {
      id: 'your-content',
      title: 'Your ideas and your designs',
      blocks: [
        'What you type and upload stays yours. We claim no ownership of the designs and listings that you make with the Service: as far as we have rights in them, we assign those rights to you. You may use them commercially, for as long as you like, also after you have left.',
        'We cannot promise that a design is protected by copyright. In many countries a picture that software has made is protected in part or not at all, and others may hold rights in something similar.',
        'You allow us to store, process and transmit your content as far as the Service needs it: to make your designs, to show them to you, to send them to the services that you have connected, and to keep the Service secure. This permission ends when you delete your account, except for what we must keep by law. We do not use your content to train models, and we publish none of it without your consent.',
      ],
    },
    {
      id: 'responsibilities',
      title: 'Your responsibilities',
      blocks: [
        'You are responsible for what you ask for, what you publish and what you sell. In particular you make sure that:',
        {
          list: [
            'your designs and listings infringe no copyright, trademark, right of publicity or other right;',
            'they comply with the [Acceptable Use Policy](/aup) and with the rules of Printify and your marketplace;',
            'you disclose the use of AI where the law or the marketplace asks for it;',
            'what your listings claim is true.',
          ],
        },
        'The Service refuses and removes names that are known to be protected. That is a help, not legal advice: a design that it accepts is not cleared.',
      ],
    },
    {
      id: 'our-rights',
      title: 'Our software and name',
      blocks: [
        'The Service, its software, its own designs and the name Inkloom belong to us or our licensors. You get the right to use the Service under these Terms and no other right in it. You may not copy it, take it apart to learn how it is built, or resell access to it, except where the law allows that in spite of this sentence. Programs may use it through its documented interface, within its limits.',
      ],
    },
    {
      id: 'suspension',
      title: 'Suspension and ending',
      blocks: [
        'You may delete your account in Settings at any time. Your designs, settings, credits and your connection to Printify are deleted, and a subscription ends without a further payment. [The Privacy Policy](/privacy#retention) says what we must keep.',
        'We may suspend an account that breaks these Terms, that endangers others or the Service, or where a law or a court asks for it. Where we can, we give you the reason and time to put it right. We may end the Service or your account for other reasons with 30 days of notice; we then refund the payment for unused paid credits.',
      ],
    },
    {
      id: 'warranty',
      title: 'No warranty',
      blocks: [
        'The Service is provided “as is” and “as available”. As far as the law allows, we give no warranty, express or implied, of merchantability, of fitness for a particular purpose, of non-infringement, that it is uninterrupted or free of errors, or that a design or a listing will be accepted, will sell or will rank.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      blocks: [
        'As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, sales, data or goodwill.',
        'Our total liability for everything that arises from the Service or these Terms is limited to the greater of what you paid us in the 12 months before the event that gave rise to the claim, and US$100.',
        'Nothing in these Terms limits liability that cannot be limited by law, such as liability for intent, for gross negligence, or for injury to life, body or health.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Claims of others',
      blocks: [
        'If somebody makes a claim against us because of your content, your sales or your breach of these Terms, you reimburse us for the damages and the reasonable costs of that claim. We tell you of it without delay, and leave the defense to you if you wish.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these Terms',
      blocks: [
        'We may change these Terms. We announce a change that matters to you by email or in the Service at least 30 days before it takes effect. If you continue to use the Service after that, you accept it; if you do not accept it, you may end the agreement before. Credits that you have paid for keep the terms that they were bought under.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        'The law of the place where we have our registered seat applies, without its rules on conflict of laws, and its courts have jurisdiction. If you are a consumer, you also keep the protection of the mandatory law of your home country and may sue there. Before a dispute goes to court, both sides try for 30 days to settle it in writing.',
        'If a part of these Terms is invalid, the rest stays valid. That we do not enforce a right at once does not mean that we give it up. You may transfer this agreement only with our consent.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['Questions about these Terms: {support}, or the [contact page](/contact).'],
    },
  ],
};
