import LayoutSimCauses
import LayoutSimNotation
import LayoutSimReports
import LayoutSimSnapshots

extension ReviewSession {
    /// The minimum width at which the image is beside the text instead of below it.
    private static let wideColumns = 96

    /// Returns the screen for a terminal size.
    func screen(columns: Int, rows: Int) -> ReviewScreen {
        let columns = max(columns, 20)
        let rows = max(rows, 6)
        let top = [
            title(columns), StyledLine("\(report.groups[group].headline)", .bold).cut(to: columns),
            variantLine(columns),
        ]
        let foot = footer(columns)
        let height = rows - top.count - foot.count - 1
        let isWide = columns >= ReviewSession.wideColumns
        let textColumns = isWide ? columns * 11 / 20 : columns
        let hasPicture = picture != nil && panel != .help
        let textRows = hasPicture && !isWide ? height / 2 : height
        let panel = panelLines(columns: textColumns - 2, rows: max(textRows, 0))
        var lines = top + [StyledLine()] + panel.lines
        while lines.count < rows - foot.count { lines.append(StyledLine()) }
        lines = Array(lines.prefix(rows - foot.count)) + foot
        let area =
            isWide
            ? ReviewScreen.Area(row: top.count + 1, column: textColumns, rows: height, columns: columns - textColumns)
            : ReviewScreen.Area(
                row: top.count + 1 + textRows, column: 0, rows: height - textRows, columns: columns)
        return ReviewScreen(lines: lines, picture: hasPicture && area.rows > 1 ? area : nil, scroll: panel.scroll)
    }

    private func title(_ columns: Int) -> StyledLine {
        let group = report.groups[group]
        let screens = Set(members[self.group].map(\.screen)).sorted().joined(separator: ", ")
        var line = StyledLine("\(self.group + 1)/\(decisions.count)  ", .dim)
        if let id = group.id { line.append("\(id)  ", .bold) }
        line.append("\(counted(members[self.group].count, "variant")) of \(screens)")
        let end = decisions[self.group].map { "\(group.outcome.title), \($0.rawValue)" } ?? group.outcome.title
        line = line.cut(to: max(1, columns - end.cellCount - 2))
        line.append(String(repeating: " ", count: max(1, columns - line.width - end.cellCount)))
        line.append(end, decisions[self.group] == nil ? .changed : .dim)
        return line
    }

    /// Returns the variants, with the current one highlighted and visible.
    private func variantLine(_ columns: Int) -> StyledLine {
        var line = StyledLine()
        var start = 0
        let names = members[group].map(\.name)
        func width(_ range: Range<Int>) -> Int { range.reduce(0) { $0 + names[$1].cellCount + 2 } }
        while start < variant, width(start..<(variant + 1)) > columns { start += 1 }
        if start > 0 { line.append("… ", .dim) }
        for place in start..<names.count {
            line.append(names[place], place == variant ? .chosen : .dim)
            line.append("  ")
        }
        return line.cut(to: columns)
    }

    private func panelLines(columns: Int, rows: Int) -> (lines: [StyledLine], scroll: Int) {
        let all = panelText(columns)
        let start = max(0, min(scroll, all.count - rows))
        var lines = Array(all[start...].prefix(rows))
        if all.count > start + rows, rows > 1 {
            lines[rows - 1] = StyledLine("… \(all.count - start - rows + 1) more lines, ↓", .dim)
        }
        return (lines, start)
    }

    private func panelText(_ columns: Int) -> [StyledLine] {
        switch panel {
        case .cause: causeLines(columns)
        case .tree: treeLines.map { $0.cut(to: columns) }
        case .constraints: constraintLines.map { $0.cut(to: columns) }
        case .help: ReviewSession.help.map { $0.cut(to: columns) }
        }
    }

    /// Returns the explanation, with labels on the left and texts beside them.
    private func causeLines(_ columns: Int) -> [StyledLine] {
        guard let current else { return [] }
        guard !current.explanation.isEmpty else {
            return "\(current.title)".wrapped(at: columns).map { StyledLine($0) }
        }
        var lines: [StyledLine] = []
        var label: ExplanationLine.Label?
        for line in current.explanation {
            for (place, text) in line.text.wrapped(at: columns - 10).enumerated() {
                let shown = place == 0 && line.label != label ? line.label.rawValue : ""
                var styled = StyledLine(shown + String(repeating: " ", count: max(1, 10 - shown.cellCount)), .dim)
                styled.append(text, line.label == .cause ? .bold : .plain)
                lines.append(styled)
            }
            label = line.label
        }
        return lines
    }

    private var treeLines: [StyledLine] {
        guard let current else { return [] }
        let tree = current.tree.prefix { $0.text != "constraints" }.map { line in
            StyledLine("  \(line.text)", line.actual != line.expected ? .changed : .plain)
        }
        return current.treeDiff.map(ReviewSession.difference) + (current.treeDiff.isEmpty ? [] : [StyledLine()]) + tree
    }

    private var constraintLines: [StyledLine] {
        guard let current else { return [] }
        return current.tree.drop { $0.text != "constraints" }.map { line in
            StyledLine(line.text, line.text.contains("  off by ") ? .changed : .plain)
        }
    }

    private static func difference(_ line: String) -> StyledLine {
        StyledLine(line, line.hasPrefix("-") ? .removed : line.hasPrefix("+") ? .added : .plain)
    }

    private func footer(_ columns: Int) -> [StyledLine] {
        var keys = StyledLine()
        for (key, name) in [
            ("a", "accept"), ("r", "reject"), ("s", "skip"), ("← →", "variant"), ("1 2 3", "old new difference"),
            ("b", "blink"), ("t", "tree"), ("c", "constraints"), ("?", "help"), ("q", "quit"),
        ] {
            keys.append(key, .bold)
            keys.append(" \(name)  ", .dim)
        }
        let shown = picture == nil ? "no picture" : side.rawValue + (isBlinking ? ", blinking" : "")
        var status = StyledLine(shown, .dim)
        if !message.isEmpty { status.append("  \(message)", .changed) }
        return [status.cut(to: columns), keys.cut(to: columns)]
    }

    private static let help = [
        "a        accept the change in all of its variants",
        "v        accept it in this variant only",
        "r        reject it: discard what is pending",
        "s        skip it; it stays pending",
        "← →      previous and next variant (also p and n)",
        "j k      next and previous change",
        "1 2 3    the old picture, the new one, the difference (also o and d)",
        "b        alternate between old and new",
        "t        the tree, differences first",
        "c        constraints and whether they hold",
        "↑ ↓      more lines",
        "q        quit; undecided changes stay pending",
        "",
        "any key closes this help",
    ].map { StyledLine($0) }
}
