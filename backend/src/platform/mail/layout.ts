import { Engine } from 'mrml';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface MailText {
  subject: string;
  /** What the mailbox shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; link: string };
  notes: string[];
  support: string;
}

export interface LinkMail {
  link: string;
  email: string;
  seconds: number;
  support: string;
}

const engine = new Engine();

export function compose(mail: MailText): MailContent {
  const result = engine.toHtml(toMjml(mail));
  if (result.type === 'error') throw new Error(`The mail cannot be set: ${result.message}`);
  return { subject: mail.subject, text: toText(mail), html: result.content };
}

function toText({ heading, paragraphs, button, notes, support }: MailText): string {
  const action = button ? [`${button.label}:\n${button.link}`] : [];
  const signature = `--\nInkloom\nQuestions? Write to ${support}`;
  return `${[heading, ...paragraphs, ...action, ...notes, signature].join('\n\n')}\n`;
}

/** Outlook and Gmail invert by themselves, which paper, ink and the mid-tone orange all survive. */
function toMjml({ subject, preview, heading, paragraphs, button, notes, support }: MailText): string {
  return `<mjml lang="en">
  <mj-head>
    <mj-title>${quote(subject)}</mj-title>
    <mj-preview>${quote(preview)}</mj-preview>
    <mj-raw>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
    </mj-raw>
    <mj-attributes>
      <mj-all font-family="'Helvetica Neue', Helvetica, Arial, sans-serif" />
      <mj-text color="#1d1a16" font-size="16px" line-height="1.55" padding="8px 32px" />
    </mj-attributes>
    <mj-style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      a { color: #b4380c; }
      @media (prefers-color-scheme: dark) {
        body, .ground { background-color: #17140f !important; }
        .sheet, .sheet table { background-color: #221e18 !important; }
        .ink div, .ink p { color: #f3ede1 !important; }
        .faint div, .faint a { color: #b9ae9c !important; }
        .brand div { color: #ff8a4c !important; }
      }
    </mj-style>
  </mj-head>
  <mj-body background-color="#f4efe5" css-class="ground">
    <mj-section padding="28px 0 12px">
      <mj-column>
        <mj-text css-class="brand" color="#b4380c" font-size="20px" font-weight="700" letter-spacing="-0.3px">Inkloom</mj-text>
      </mj-column>
    </mj-section>
    <mj-section css-class="sheet" background-color="#fffdf8" padding="20px 0 24px">
      <mj-column>
        <mj-text css-class="ink" font-size="24px" font-weight="700" line-height="1.25">${quote(heading)}</mj-text>
        ${paragraphs.map((words) => `<mj-text css-class="ink">${quote(words)}</mj-text>`).join('\n        ')}
        ${button ? toButton(button) : ''}
        ${notes.map((words) => `<mj-text css-class="faint" color="#6b6255" font-size="14px">${quote(words)}</mj-text>`).join('\n        ')}
      </mj-column>
    </mj-section>
    <mj-section padding="12px 0 28px">
      <mj-column>
        <mj-text css-class="faint" color="#6b6255" font-size="13px">Questions? Write to <a href="mailto:${quote(support)}">${quote(support)}</a></mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
}

function toButton({ label, link }: { label: string; link: string }): string {
  const href = quote(link);
  return `<mj-button href="${href}" background-color="#b4380c" color="#ffffff" font-size="16px" font-weight="600"
          border-radius="6px" inner-padding="14px 26px" padding="16px 32px" align="left">${quote(label)}</mj-button>
        <mj-text css-class="faint" color="#6b6255" font-size="13px">If the button does nothing, open this address:<br /><a href="${href}" style="word-break: break-all">${href}</a></mj-text>`;
}

export function lifetime(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ] as const;
  const [size, name] = units.find(([unit]) => seconds % unit === 0) ?? [1, 'second'];
  const count = seconds / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** XML cannot have these characters, half surrogates among them; what a person wrote can. */
const noXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function quote(text: string): string {
  return text.replace(noXml, '').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
