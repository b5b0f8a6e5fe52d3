/** What each order of articles is called. */
export const sortWords = {
  '+id': 'galleryTable.sort.oldest',
  '-id': 'galleryTable.sort.newest',
  '+timestamp': 'galleryTable.sort.earliest',
  '-timestamp': 'galleryTable.sort.latest',
  '+importance': 'galleryTable.sort.leastImportant',
  '-importance': 'galleryTable.sort.mostImportant',
  '+pageviews': 'galleryTable.sort.leastRead',
  '-pageviews': 'galleryTable.sort.mostRead',
} as const;
