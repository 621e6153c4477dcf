import LayoutSimNotation

extension RecordedScreen {
    /// Whether the screen's format records a property.
    package func tells<Owner>(_ line: PropertyLine<Owner>) -> Bool { format >= line.format }

    /// Whether a value of this screen differs from a current one by more than this format rounds.
    package func differs<Owner>(_ row: PropertyRow<Owner>, _ old: Owner, from new: Owner) -> Bool {
        guard row.differs(old, new) else { return false }
        return format > 1 || row.text(old) != row.text(new).map(inThousandths)
    }
}

/// Returns a text with its numbers rounded to three decimals, as in format 1.
private func inThousandths(_ text: String) -> String {
    var (result, number) = ("", "")
    func rounded() -> String { number.contains(".") ? Double(number).map(decimal) ?? number : number }
    for character in text {
        if character.isASCII, character.isNumber || character == "." {
            number.append(character)
        } else {
            result += rounded() + String(character)
            number = ""
        }
    }
    return result + rounded()
}
