extension PluralRule {
    /// Returns the plural category of a number.
    func category(of number: PluralOperands) -> PluralCategory {
        switch self {
        case .german, .turkish, .hindi, .armenian, .punjabi, .sinhala, .danish, .icelandic, .macedonian, .filipino:
            isOne(number) ? .one : .other
        case .french, .italian, .spanish:
            isOne(number)
                ? .one : number.isInteger && number.integer != 0 && number.rest(1_000_000) == 0 ? .many : .other
        case .croatian, .polish, .belarusian, .russian: slavicCategory(of: number)
        case .latvian, .lithuanian: balticCategory(of: number)
        case .slovenian, .sorbian: slovenianCategory(of: number)
        case .inuktitut, .maltese, .irish, .arabic, .welsh, .gaelic, .tachelhit: countedCategory(of: number)
        case .hebrew:
            isOne(number) ? .one : number.isInteger && number.integer == 2 ? .two : .other
        case .romanian:
            isOne(number)
                ? .one
                : !number.isInteger || number.integer == 0 || (1...19).contains(number.rest(100)) ? .few : .other
        case .czech:
            isOne(number)
                ? .one : !number.isInteger ? .many : (2...4).contains(number.integer) ? .few : .other
        }
    }

    /// Returns whether a number has the category `one`, for rules in which the other categories do not matter for that.
    private func isOne(_ number: PluralOperands) -> Bool {
        let (integer, fraction) = (number.integer, number.fraction)
        switch self {
        case .turkish, .spanish: return number.number == 1
        case .hindi: return integer == 0 || number.number == 1
        case .armenian, .french: return integer <= 1
        case .punjabi: return number.isWhole(in: 0...1)
        case .sinhala: return number.isWhole(in: 0...1) || integer == 0 && fraction == 1
        case .danish: return number.number == 1 || fraction != 0 && integer <= 1
        case .icelandic: return fraction == 0 ? endsInOne(integer) : endsInOne(fraction)
        case .macedonian: return number.isInteger && endsInOne(integer) || endsInOne(fraction)
        case .filipino:
            let digit = number.isInteger ? integer % 10 : fraction % 10
            return number.isInteger && (1...3).contains(integer) || digit != 4 && digit != 6 && digit != 9
        case .hebrew: return number.isInteger ? integer == 1 : integer == 0
        default: return number.isInteger && integer == 1
        }
    }

    /// Returns whether a number is 1, 21, 31 …, but not 11.
    private func endsInOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

    /// Returns whether a number is 2 to 4, 22 to 24 …, but not 12 to 14.
    private func endsInFew(_ number: Int) -> Bool { (2...4).contains(number % 10) && !(12...14).contains(number % 100) }

    private func slavicCategory(of number: PluralOperands) -> PluralCategory {
        let integer = number.integer
        guard number.isInteger else {
            guard self == .croatian else { return .other }
            return endsInOne(number.fraction) ? .one : endsInFew(number.fraction) ? .few : .other
        }
        let isOne = self == .polish ? integer == 1 : endsInOne(integer)
        return isOne ? .one : endsInFew(integer) ? .few : self == .croatian ? .other : .many
    }

    private func balticCategory(of number: PluralOperands) -> PluralCategory {
        let rest = number.rest(100)
        let isTeen = (11...19).contains(rest)
        if self == .lithuanian {
            guard number.isInteger else { return .many }
            return isTeen || rest % 10 == 0 ? .other : rest % 10 == 1 ? .one : .few
        }
        guard number.isInteger else {
            if number.fractionLength == 2, (11...19).contains(number.fraction % 100) { return .zero }
            return number.fraction % 10 == 1 ? .one : .other
        }
        return isTeen || rest % 10 == 0 ? .zero : rest % 10 == 1 ? .one : .other
    }

    private func slovenianCategory(of number: PluralOperands) -> PluralCategory {
        guard number.isInteger || self == .sorbian else { return .few }
        switch (number.isInteger ? number.integer : number.fraction) % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    /// Returns the plural category in languages with separate forms for the first numbers.
    private func countedCategory(of number: PluralOperands) -> PluralCategory {
        if self == .tachelhit { return isHindiOne(number) ? .one : number.isWhole(in: 2...10) ? .few : .other }
        guard Double(number.integer) == number.number else { return .other }
        let (integer, rest) = (number.integer, number.integer % 100)
        switch (self, integer) {
        case (.gaelic, 1), (.gaelic, 11): return .one
        case (.gaelic, 2), (.gaelic, 12): return .two
        case (.gaelic, 3...10), (.gaelic, 13...19): return .few
        case (.gaelic, _): return .other
        case (.arabic, 0), (.welsh, 0): return .zero
        case (_, 1): return .one
        case (_, 2): return .two
        case (.irish, 3...6), (.welsh, 3), (.maltese, 0): return .few
        case (.irish, 7...10), (.welsh, 6): return .many
        case (.arabic, _) where (3...10).contains(rest), (.maltese, _) where (3...10).contains(rest): return .few
        case (.arabic, _) where rest >= 11, (.maltese, _) where (11...19).contains(rest): return .many
        default: return .other
        }
    }

    private func isHindiOne(_ number: PluralOperands) -> Bool { number.integer == 0 || number.number == 1 }
}
