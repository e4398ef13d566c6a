import type { LegalDocument } from './legal-document.ts';

export const dmca: LegalDocument = {
  title: 'DMCA / Copyright Policy',
  lead: 'We respect copyright and expect our users to. This page says how to report an infringement under the Digital Millennium Copyright Act (17 U.S.C. § 512), and how to answer a report.',
  sections: [
    {
      id: 'scope',
      title: 'What this is for',
      blocks: [
        'Use it for designs and listings that are stored by Inkloom. A product that is for sale is hosted by the marketplace and by Printify: report it there too, because we cannot remove what they host.',
        'For trademarks and other rights write to the same address; we look at such reports in the same way.',
      ],
    },
    {
      id: 'agent',
      title: 'Designated agent',
      blocks: [
        {
          entries: [
            ['Name', 'Copyright Agent, Inkloom'],
            ['Email', '{support}'],
            ['Subject', 'Please begin it with “DMCA”, so that it reaches the agent at once.'],
          ],
        },
      ],
    },
    {
      id: 'notice',
      title: 'What a notice must contain',
      blocks: [
        'Under 17 U.S.C. § 512(c)(3) a notice must be in writing and contain:',
        {
          list: [
            'the physical or electronic signature of the owner of the exclusive right that is infringed, or of a person authorized to act for the owner;',
            'which copyrighted work is infringed, or a representative list where one notice covers several;',
            'which material infringes it or is the subject of the infringement, and information that lets us find it: the address of the design or product, its title, or a picture of it;',
            'how we can reach you: address, telephone number and email address;',
            'a statement that you believe in good faith that the use is not authorized by the copyright owner, its agent or the law;',
            'a statement that the information in the notice is accurate and, under penalty of perjury, that you are authorized to act for the owner of the right that is infringed.',
          ],
        },
        'A notice without these may have no effect. Whoever knowingly misrepresents that something infringes may be liable for damages (17 U.S.C. § 512(f)). Consider whether the use is a fair use before you send a notice.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do with a notice',
      blocks: [
        'We remove the material or disable access to it without delay, and tell the user who made it, with a copy of the notice, which includes your contact details. Where a design was published, we ask the user to take the product down at Printify and the marketplace.',
      ],
    },
    {
      id: 'counter-notice',
      title: 'Counter-notice',
      blocks: [
        'If your material was removed by mistake or misidentification, you may send the agent a counter-notice in writing. Under 17 U.S.C. § 512(g)(3) it must contain:',
        {
          list: [
            'your physical or electronic signature;',
            'which material was removed or disabled, and where it was before;',
            'a statement under penalty of perjury that you believe in good faith that it was removed or disabled as a result of mistake or misidentification;',
            'your name, address and telephone number, and a statement that you consent to the jurisdiction of the federal district court for the district of your address (outside the United States: of any district in which we may be found), and that you will accept service of process from the person who sent the notice or that person’s agent.',
          ],
        },
        'We send the counter-notice to the person who sent the notice. Unless that person tells us that an action for a court order against you has been filed, we restore the material in not less than 10 and not more than 14 business days after we received the counter-notice.',
      ],
    },
    {
      id: 'repeat-infringers',
      title: 'Repeat infringers',
      blocks: [
        'We suspend and, in appropriate circumstances, end the accounts of users who infringe repeatedly. As a rule that is after the third justified notice, and at once where infringement is plainly intended. Notices that were withdrawn or successfully answered do not count.',
      ],
    },
    {
      id: 'prevention',
      title: 'What we do before a notice',
      blocks: [
        'Ideas that name well-known brands, characters, teams or people are refused before a design is made, and such names are taken out of listings. The [Acceptable Use Policy](/aup) forbids them. Such lists cannot know every work, so a report helps.',
      ],
    },
  ],
};
