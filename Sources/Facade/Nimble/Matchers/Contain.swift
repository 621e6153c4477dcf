/// Matches sequences that have all of the elements.
public func contain<S: Sequence>(_ items: S.Element...) -> Matcher<S> where S.Element: Equatable { contain(items) }
/// Matches sequences that have all of the elements.
public func contain<S: Sequence>(_ items: [S.Element]) -> Matcher<S> where S.Element: Equatable {
    .of(containing(items)) { actual in items.allSatisfy { actual.contains($0) } }
}
/// Matches sets that have all of the elements.
public func contain<S: SetAlgebra>(_ items: S.Element...) -> Matcher<S> where S.Element: Equatable { contain(items) }
/// Matches sets that have all of the elements.
public func contain<S: SetAlgebra>(_ items: [S.Element]) -> Matcher<S> where S.Element: Equatable {
    .of(containing(items)) { actual in items.allSatisfy { actual.contains($0) } }
}
/// Matches sets that have all of the elements.
public func contain<S: Sequence & SetAlgebra>(_ items: S.Element...) -> Matcher<S> where S.Element: Equatable {
    contain(items)
}
/// Matches sets that have all of the elements.
public func contain<S: Sequence & SetAlgebra>(_ items: [S.Element]) -> Matcher<S> where S.Element: Equatable {
    .of(containing(items)) { actual in items.allSatisfy { item in actual.contains(item) } }
}
/// Matches texts that have all of the parts.
public func contain(_ substrings: String...) -> Matcher<String> { contain(substrings) }
/// Matches texts that have all of the parts.
public func contain(_ substrings: [String]) -> Matcher<String> {
    .of(containing(substrings)) { actual in substrings.allSatisfy { actual.contains($0) } }
}

private func containing<T>(_ items: [T]) -> String {
    "contain <\(items.map { stringify($0) }.joined(separator: ", "))>"
}

/// Matches sequences with an element for which a closure returns `true`.
public func containElementSatisfying<S: Sequence>(
    _ matcher: @escaping (S.Element) -> Bool, _ matcherDescription: String = ""
) -> Matcher<S> {
    Matcher { expression in
        let words = matcherDescription.isEmpty ? "that satisfies matcher" : matcherDescription
        let message = ExpectationMessage.expectedTo("find object in collection \(words)")
        guard let values = try expression.evaluate() else { return MatcherResult(status: .fail, message: message) }
        return MatcherResult(bool: values.contains(where: matcher), message: message)
    }
}

/// Matches sequences whose elements all match.
public func allPass<S: Sequence>(_ elementMatcher: Matcher<S.Element>) -> Matcher<S> {
    Matcher { expression in
        guard let values = try expression.evaluate() else {
            return MatcherResult(status: .fail, message: .expectedTo("all pass").appendedBeNilHint())
        }
        for value in values {
            let element = Expression<S.Element>(expression: { value }, location: expression.location)
            let result = try elementMatcher.satisfies(element)
            guard result.status != .matches else { continue }
            let words = "all \(result.message.expectedMessage)"
            let failed = "first at element <\(stringify(value))> in <\(stringify(values))>"
            return MatcherResult(status: .doesNotMatch, message: .expectedTo("\(words), but failed \(failed)"))
        }
        return MatcherResult(status: .matches, message: .expectedTo("all pass"))
    }
}

/// Matches sequences for whose elements a closure returns `true`.
public func allPass<S: Sequence>(_ passFunc: @escaping (S.Element) throws -> Bool) -> Matcher<S> {
    allPass("pass a condition", passFunc)
}

/// Matches sequences for whose elements a closure returns `true`, with words for failures.
public func allPass<S: Sequence>(
    _ passName: String, _ passFunc: @escaping (S.Element) throws -> Bool
) -> Matcher<S> { allPass(Matcher<S.Element>.of(passName, passFunc)) }

/// Matches sequences that begin with an element.
public func beginWith<S: Sequence>(_ startingElement: S.Element) -> Matcher<S> where S.Element: Equatable {
    .of("begin with <\(stringify(startingElement))>") { $0.first { _ in true } == startingElement }
}
/// Matches texts that begin with another.
public func beginWith(_ startingSubstring: String) -> Matcher<String> {
    .of("begin with <\(startingSubstring)>") { $0.hasPrefix(startingSubstring) }
}
/// Matches sequences that end with an element.
public func endWith<S: Sequence>(_ endingElement: S.Element) -> Matcher<S> where S.Element: Equatable {
    .of("end with <\(stringify(endingElement))>") { Array($0).last == endingElement }
}
/// Matches texts that end with another.
public func endWith(_ endingSubstring: String) -> Matcher<String> {
    .of("end with <\(endingSubstring)>") { $0.hasSuffix(endingSubstring) }
}
/// Matches sequences with the same elements in the same order.
public func elementsEqual<Seq1: Sequence, Seq2: Sequence>(
    _ expectedValue: Seq2?
) -> Matcher<Seq1> where Seq1.Element: Equatable, Seq1.Element == Seq2.Element {
    .of("elementsEqual <\(stringify(expectedValue))>") { actual in
        expectedValue.map { actual.elementsEqual($0) } ?? false
    }
}
/// Matches sequences with equivalent elements in the same order.
public func elementsEqual<Seq1: Sequence, Seq2: Sequence>(
    _ expectedValue: Seq2?, by areEquivalent: @escaping (Seq1.Element, Seq2.Element) -> Bool
) -> Matcher<Seq1> {
    .of("elementsEqual <\(stringify(expectedValue))>") { actual in
        expectedValue.map { actual.elementsEqual($0, by: areEquivalent) } ?? false
    }
}
