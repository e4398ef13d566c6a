import { EMPTY_HTML, type Html, html } from '../../http/html.ts';
import { banner, page } from '../../http/page.ts';
import { shirtColorOf } from '../catalog/catalog.ts';
import { mockupImages } from '../products/mockup-images.ts';
import { matrixOf } from '../products/products.ts';
import type { Listing, ProductRecord, VariantChoice } from '../products/record.ts';
import { defaultVariant } from '../products/view.ts';

export function shopPage(record: ProductRecord, listing: Listing, shopTitle: string, origin: string): string {
  const matrix = matrixOf(record);
  const images = mockupImages(record, matrix, origin);
  const fronts = images.filter((image) => image.position === 'front');
  const choices = listing.choices ?? record.choices;
  const enabled = matrix.filter((variant) => choices.some((choice) => choice.id === variant.id && choice.is_enabled));
  const colors = [...new Set(enabled.map((variant) => variant.color))];
  const sizes = [...new Set(enabled.flatMap(({ options }) => options.size ?? []))];
  return page(
    listing.title,
    '/printify/shop.css',
    html`${banner(shopTitle, 'Sandbox shop: nothing here is for sale')}
<main>
${listing.draft ? html`<p class="draft">Draft: only the seller sees this listing.</p>` : EMPTY_HTML}
<section class="pictures" aria-label="Pictures">
${images.slice(0, 1).map((image) => html`<img class="large" src="${image.src}" alt="${listing.title}" width="1200" height="1200">`)}
<ul>${fronts.map((image, i) => html`<li><img src="${image.src}" alt="${colors[i] ?? ''}" width="300" height="300" loading="lazy"></li>`)}</ul>
</section>
<section class="about">
<h1>${listing.title}</h1>
<p class="price">${price(choices, record)}</p>
<h2>Color</h2>
<ul class="colors">${colors.map(swatch)}</ul>
<h2>Size</h2>
<ul class="sizes">${sizes.map((size) => html`<li>${size}</li>`)}</ul>
<h2>Description</h2>
<div class="description">${listing.description}</div>
<h2>Tags</h2>
<ul class="tags">${listing.tags.slice(0, 13).map((tag) => html`<li>${tag}</li>`)}</ul>
</section>
</main>`,
  );
}

function price(choices: VariantChoice[], record: ProductRecord): string {
  const prices = choices.filter((choice) => choice.is_enabled).map((choice) => choice.price);
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  if (prices.length === 0) return dollars(defaultVariant(record)?.price ?? 0);
  return lowest === highest ? dollars(lowest) : `${dollars(lowest)} to ${dollars(highest)}`;
}

function swatch(color: string): Html {
  return html`<li><svg viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="4.5" fill="${shirtColorOf(color).hex}"/></svg>${color}</li>`;
}
