import { QuietImage } from './quiet-image.tsx';

/** A small photo of a blank, as Printify has it. Multiplied onto the plate, a white one is no white tile in the dark theme. */
export function ProductPhoto({ src }: { src: string }) {
  return (
    <span className="block size-14 shrink-0 overflow-hidden rounded-md bg-[light-dark(var(--plate),oklch(0.8_0.01_80))]">
      <QuietImage
        src={src}
        width={56}
        height={56}
        loading="lazy"
        className="size-full object-cover mix-blend-multiply"
      />
    </span>
  );
}
