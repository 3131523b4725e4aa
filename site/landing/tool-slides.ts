/** The further pictures of one tool, as slides.json has them. */
export interface ToolSlides {
  /** Name of the tool. */
  title: string;
  slides: readonly ToolSlide[];
}

export interface ToolSlide {
  src: string;
  srcset: string | undefined;
  alt: string;
  width: number;
  height: number;
  /** The picture is of a design, not of the product. */
  isDesign: boolean;
}

/** How wide a picture of a tool is shown, as `sizes` says it. */
export const SLIDE_SIZES = '(max-width:639px)100vw,440px';
