/// Returns a word as a shell reads it, in quotes if it needs them.
func shellQuoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
        $0 > 0x2A && $0 < 0x7B && $0 != 0x3B && $0 != 0x3C && $0 != 0x3E && $0 != 0x3F
    }
    return isPlain
        ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
