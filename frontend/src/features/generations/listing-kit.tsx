import { Copy } from 'lucide-react';
import type { GenerationView } from '../../api/generated/model/generationView.ts';
import { Button } from '../../components/ui/button.tsx';
import { counted } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';

/** What the shop says about the shirt, ready to be copied. */
export function ListingKit({ listing }: { listing: NonNullable<GenerationView['listing']> }) {
  return (
    <section aria-label="Listing" className="grid gap-5 border-t pt-6">
      <Part name="Title" aside={`${listing.title.length} characters`} text={listing.title}>
        <p className="font-semibold">{listing.title}</p>
      </Part>
      <Part name="Tags" aside={counted(listing.tags.length, 'tag')} text={listing.tags.join(', ')}>
        <ul className="flex flex-wrap gap-1.5">
          {listing.tags.map((tag) => (
            <li key={tag} className="rounded-sm bg-muted px-2 py-0.5 text-sm">
              {tag}
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Description" aside={`${listing.description.length} characters`} text={listing.description}>
        <p className="whitespace-pre-line">{listing.description}</p>
      </Part>
    </section>
  );
}

interface PartProps {
  name: string;
  aside: string;
  /** What is put on the clipboard. */
  text: string;
  children: React.ReactNode;
}

function Part({ name, aside, text, children }: PartProps) {
  async function copy() {
    await navigator.clipboard.writeText(text);
    toast({ title: `${name} copied` });
  }
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-3">
        <h3 className="text-lg">{name}</h3>
        <span className="figures text-muted-foreground text-sm">{aside}</span>
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3 ml-auto"
          aria-label={`Copy ${name.toLowerCase()}`}
          onClick={copy}
        >
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
      {children}
    </div>
  );
}
