type PictureProps = {
  alt: string;
  /** CSS pixels of the picture's natural ratio. */
  width: number;
  height: number;
  src: string;
  sources: readonly { type: string; srcSet: string }[];
  /** Widths at which the layout shows it, as in the HTML attribute. */
  sizes: string;
};

/**
 * A photograph in several sizes and formats, loaded when it comes near the viewport. Its place sets the height, because
 * the attributes only give the ratio.
 */
export function Picture({ alt, width, height, src, sources, sizes }: PictureProps) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
