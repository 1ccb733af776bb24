type PictureProps = {
  alt: string;
  /** Width in CSS pixels, which gives the ratio together with `height`. */
  width: number;
  height: number;
  src: string;
  sources: readonly { type: string; srcSet: string }[];
  /** Widths at which the layout shows the picture, as in the HTML attribute `sizes`. */
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
