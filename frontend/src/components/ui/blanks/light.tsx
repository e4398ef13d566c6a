interface LightProps {
  src: string;
  eager: boolean;
}

/** Light and shadow over color and art. */
export function Light({ src, eager }: LightProps) {
  return (
    <img
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      className="pointer-events-none absolute inset-0 size-full"
    />
  );
}
