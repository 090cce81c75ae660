/** Key subjects, with diamonds as bullets (programs.css). */
export function SubjectList({ subjects }: { subjects: readonly string[] }) {
  return (
    <ul className="subjects">
      {subjects.map((subject) => (
        <li key={subject}>{subject}</li>
      ))}
    </ul>
  )
}
