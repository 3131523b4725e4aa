interface Size {
  width: number;
  height: number;
}

/** The list of pictures with this size after the line that names the file. Throws where none names it. */
export function withSizes(yaml: string, file: string, { width, height }: Size): string {
  const after = new RegExp(
    `(file: ${file.replace('.', '\\.')}(?:\\n +alt:.*)?\\n +width: )\\d+(\\n +height: )\\d+`,
  );
  if (!after.test(yaml)) throw new Error(`content/pictures.yaml has no ${file} with a width and a height`);
  return yaml.replace(after, `$1${width}$2${height}`);
}
