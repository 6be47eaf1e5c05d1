export default function BlogCategoryPage() {
  return <h1>blog-category-page</h1>;
}
