const FEATURES = [
  ['Correctly spelled typography', 'We ask for the words you put in quotes letter by letter.'],
  ['Always transparent backgrounds', 'Art is cut out with clean edges, so no haze prints around it.'],
  ['Multi-color variants', 'One design on every shirt color you pick, with a mockup for each.'],
  ['Automatic SEO listings with 13 tags', 'A title, a description and 13 tags that follow Etsy’s rules.'],
  ['Fast (under 2 minutes)', 'From your sentence to the product in your shop, while you watch.'],
  ['Fair credit system', '1 credit is one design with its product. Failed designs are refunded.'],
] as const;

export function Features() {
  return (
    <section id="features" aria-labelledby="claims" className="mx-auto max-w-7xl px-4 pb-20 sm:px-6">
      <h2 id="claims" className="mb-8 text-[clamp(2.2rem,5vw,3.6rem)]">
        Made to be printed
      </h2>
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(([claim, words]) => (
          <div key={claim} className="grid content-start gap-1.5 border-t py-5">
            <dt className="font-bold font-display text-xl leading-tight [font-stretch:84%]">{claim}</dt>
            <dd className="text-muted-foreground">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
