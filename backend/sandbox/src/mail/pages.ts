import { EMPTY_HTML, type Html, html } from '../http/html.ts';
import { page } from '../http/page.ts';
import type { Message } from './mailbox.ts';

const STYLESHEET = '/mail/mailbox.css';

export function listPage(messages: Message[], to: string): string {
  return page(
    'Mailbox',
    STYLESHEET,
    html`<header>
<h1><a href="/mail">Mailbox</a></h1>
<p>Mails the sandbox took. None of them left this machine.</p>
<form action="/mail" role="search">
<label for="to">Recipient</label>
<input id="to" name="to" type="email" value="${to}" placeholder="anybody" autocomplete="off">
<button>Show</button>
</form>
</header>
<main id="list" data-source="/mail/list?to=${encodeURIComponent(to)}" aria-live="polite">
${listFragment(messages, to)}
</main>
<script src="/mail/mailbox.js" defer></script>`,
  );
}

export function listFragment(messages: Message[], to: string): Html {
  if (messages.length === 0) return html`<p class="empty">No mail${to ? ` to ${to}` : ''} yet.</p>`;
  return html`<ol>${messages.map(row)}</ol>`;
}

export function messagePage(message: Message): string {
  return page(
    message.subject || 'Mail without a subject',
    STYLESHEET,
    html`<header>
<p><a href="/mail">Mailbox</a></p>
<h1>${message.subject || 'No subject'}</h1>
<dl>
<dt>From</dt><dd>${message.from}</dd>
<dt>To</dt><dd>${message.to.join(', ')}</dd>
${message.replyTo ? html`<dt>Reply to</dt><dd>${message.replyTo}</dd>` : EMPTY_HTML}
<dt>Received</dt><dd>${time(message)}</dd>
</dl>
</header>
<main>
${message.html ? frame(message) : EMPTY_HTML}
${message.links.length > 0 ? links(message) : EMPTY_HTML}
<section>
<h2>Plain text</h2>
${message.text ? html`<pre>${message.text}</pre>` : html`<p class="empty">This mail has no plain text.</p>`}
</section>
</main>`,
  );
}

export function messageBody(message: Message): string {
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${message.html}`;
}

function row(message: Message): Html {
  return html`<li><a href="/mail/messages/${message.id}">
<span class="subject">${message.subject || 'No subject'}</span>
<span class="to">${message.to.join(', ')}</span>
${time(message)}
<span class="start">${message.text.slice(0, 160)}</span>
</a></li>`;
}

function time(message: Message): Html {
  return html`<time datetime="${message.receivedAt}">${message.receivedAt.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

function frame(message: Message): Html {
  return html`<iframe title="The mail" src="/mail/messages/${message.id}/body"
 sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function links(message: Message): Html {
  return html`<section>
<h2>Links</h2>
<ul class="links">${message.links.map((link) => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}</ul>
</section>`;
}
