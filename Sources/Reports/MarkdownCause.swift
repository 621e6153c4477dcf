/// A group as an item of a list in Markdown, in parts that can be left out.
struct MarkdownCause {
    /// What changed, why, and the command to accept it.
    let line: String
    /// The folded difference of the tree; empty if there is none.
    let difference: String
    /// The picture of the first variant; `nil` if there is none that can be fetched.
    let picture: String?

    var showsLine = false
    var showsDifference = false
    var showsPicture = false

    init(_ group: ReviewGroup, members: [ReviewVariant], pictureAddress: String?) {
        line = MarkdownCause.line(group, members)
        let changed = members.first { !$0.treeDiff.isEmpty }
        difference = changed.map { MarkdownCause.difference(of: $0) } ?? ""
        picture = pictureAddress.flatMap { MarkdownCause.picture(members, at: $0) }
    }

    /// The parts that are shown.
    var text: String {
        guard showsLine else { return "" }
        return line + (showsDifference ? difference : "") + (showsPicture ? picture ?? "" : "") + "\n"
    }

    private static func line(_ group: ReviewGroup, _ members: [ReviewVariant]) -> String {
        let path = group.path.map { "   - \(markdown(String($0.prefix(300))))\n" }.joined()
        // Nobody types a command with hundreds of keys.
        let command = group.command.utf8.count > 1_000 ? "layoutsim review" : group.command
        return "1. \(group.outcome.mark) **\(screens(members))** — \(markdown(String(group.headline.prefix(500))))\n"
            + path + "\n   \(codeSpan(command))\n"
    }

    /// `badge-detail × 6, badge-cell × 1`.
    private static func screens(_ members: [ReviewVariant]) -> String {
        var counts: [(screen: String, count: Int)] = []
        for member in members {
            if let place = counts.firstIndex(where: { $0.screen == member.screen }) {
                counts[place].count += 1
            } else {
                counts.append((member.screen, 1))
            }
        }
        let shown = counts.prefix(4).map { "\(markdown($0.screen)) × \($0.count)" }
        return shown.joined(separator: ", ") + (counts.count > 4 ? " and \(counts.count - 4) more" : "")
    }

    private static func difference(of variant: ReviewVariant) -> String {
        "\n   <details><summary>tree diff of <code>\(html(variant.name))</code></summary>\n\n"
            + differenceBlock(variant.treeDiff, indentation: "   ") + "\n   </details>\n"
    }

    /// The difference, or what a new variant looks like.
    private static func picture(_ members: [ReviewVariant], at address: String) -> String? {
        for member in members {
            guard let picture = member.pictures.difference ?? member.pictures.actual else { continue }
            return "\n   ![\(markdown(member.key))](<\(percentEncoded(address + picture.path))>)\n"
        }
        return nil
    }

    /// An address in which no byte ends it.
    private static func percentEncoded(_ address: String) -> String {
        address.utf8.map { byte in
            switch byte {
            case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E:
                String(UnicodeScalar(byte))
            default: "%" + String(byte >> 4, radix: 16).uppercased() + String(byte & 15, radix: 16).uppercased()
            }
        }.joined()
    }
}

/// Text of others within an element or a quoted attribute of HTML, on one line.
func html(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "'": escaped += "&#39;"
        case "\0"..."\u{1F}": escaped += " "
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}
