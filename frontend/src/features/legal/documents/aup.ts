import type { LegalDocument } from './legal-document.ts';

export const aup: LegalDocument = {
  title: 'Acceptable Use Policy',
  lead: 'What may not be made with Inkloom, how the use of AI is disclosed, and what happens when a rule is broken. It belongs to the Terms.',
  sections: [
    {
      id: 'rights-of-others',
      title: 'Rights of others',
      blocks: [
        'Do not make, list or publish designs that use what belongs to somebody else without permission:',
        {
          list: [
            'brands, logos, slogans and product names;',
            'characters, titles and scenes of films, series, games, books and comics;',
            'names, faces, voices and signatures of people, famous or not;',
            'bands, song texts, sports teams, leagues, clubs, universities and events;',
            'works of living artists, or their style under their name.',
          ],
        },
        'Many such names are on a list that the Service checks. An idea that contains one is refused before a credit is taken; in a listing it must be removed before it can be saved or is taken out, and where a word is only doubtful you get a warning. You may not try to get around these checks by spelling names differently, by describing them or in another language. That a name is not on the list does not mean that you may use it.',
      ],
    },
    {
      id: 'forbidden-content',
      title: 'What may not be made at all',
      blocks: [
        {
          list: [
            'sexual content with minors, or that makes minors appear sexual, in any style; we report it to the authorities;',
            'hatred or dehumanization of people because of race, ethnicity, nationality, religion, disability, sex, gender identity or sexual orientation, and symbols of organizations that stand for it;',
            'threats, harassment, and designs that single out a private person;',
            'praise or support of terrorism, of mass violence or of its perpetrators; encouragement of self-harm;',
            'pornography and nudity that is meant to arouse;',
            'intimate or deceptive pictures of real people;',
            'instructions for weapons, drugs or other serious crimes;',
            'false statements that are made to mislead about health, elections, emergencies or public authorities, and imitations of official documents or badges.',
          ],
        },
      ],
    },
    {
      id: 'listings',
      title: 'True listings',
      blocks: [
        'What a listing says must be true. Do not claim what you do not know, such as the fabric, the origin, a license, a certificate, free shipping, a discount or a ranking. Claims that our text model invents are taken out; what you write yourself is yours to prove.',
      ],
    },
    {
      id: 'ai-disclosure',
      title: 'Disclosure of AI on Etsy',
      blocks: [
        'Etsy asks sellers to say in the listing when a design was made with the help of AI, and to name a production partner. Every listing that we write ends with such lines: one that names the help of AI or, for designs by Press, the design software, and one that names the production partner.',
        'You may word these lines differently or turn them off in Settings. If you do, you are responsible for disclosing it in another way that the marketplace and the law accept. Do not present a design as drawn, painted or lettered by hand if it was not.',
      ],
    },
    {
      id: 'platforms',
      title: 'Rules of the platforms',
      blocks: [
        'What you publish must also comply with the rules of Printify, of your marketplace and of the providers whose models make pictures and texts, among them the usage policies of OpenAI. Their checks may refuse an idea that ours let pass; the credit is then returned.',
      ],
    },
    {
      id: 'abuse',
      title: 'No abuse of the Service',
      blocks: [
        {
          list: [
            'Do not make several accounts to collect free credits, and do not sell or share accounts or credits.',
            'Do not flood shops or marketplaces with near-identical products.',
            'Do not probe, overload or attack the Service, get around its limits, or reach for data that is not yours.',
            'Do not upload or send malicious code, and do not use the contact form for advertising.',
            'Programs may use the Service only through its documented interface, with your own account and within its limits.',
            'Do not connect a Printify account that you may not use.',
          ],
        },
        'If you find a weakness in our security, write to {support}. Whoever reports in good faith and harms nobody has nothing to fear from us.',
      ],
    },
    {
      id: 'enforcement',
      title: 'When a rule is broken',
      blocks: [
        'We may refuse or remove a design, ask you to take a product down, limit or suspend an account, and in serious cases end it. We look at what happened, how often, and whether it was intended. Credits that were spent on a design that breaks this policy are not returned.',
        'If you think that we are wrong, answer our email or write to {support}; a person will look at it again.',
      ],
    },
    {
      id: 'report',
      title: 'Report a design',
      blocks: [
        'Tell us about a design that breaks this policy: {support}, or the [contact page](/contact). For copyright use the [DMCA / Copyright Policy](/dmca).',
      ],
    },
  ],
};
