export default function BlogTagPage() {
  return <h1>blog-tag-page</h1>;
}
