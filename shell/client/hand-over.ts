const minute = 60_000;

/** Hands a file over to the person, as a download. */
export const handOver = (file: File): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), minute);
};
