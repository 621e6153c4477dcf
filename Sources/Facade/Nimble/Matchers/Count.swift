public import Foundation

/// A collection of Foundation's.
public protocol NMBCollection {
    /// The number of elements.
    var count: Int { get }
}

extension NSArray: NMBCollection {}
extension NSSet: NMBCollection {}
extension NSDictionary: NMBCollection {}

/// Matches collections with a number of elements.
public func haveCount<T: Collection>(_ expectedValue: Int) -> Matcher<T> { counted(expectedValue) { $0.count } }
/// Matches collections of Foundation's with a number of elements.
public func haveCount(_ expectedValue: Int) -> Matcher<any NMBCollection> { counted(expectedValue) { $0.count } }

private func counted<T>(_ expected: Int, _ count: @escaping (T) -> Int) -> Matcher<T> {
    Matcher { expression in
        guard let actual = try expression.evaluate() else {
            let message = ExpectationMessage.expectedActualValueTo("have a collection with count \(expected)")
            return MatcherResult(status: .fail, message: message.appendedBeNilHint())
        }
        let message = ExpectationMessage.expectedCustomValueTo(
            "have \(type(of: actual)) with count \(expected)", actual: "\(count(actual))")
        return MatcherResult(
            bool: count(actual) == expected, message: message.appended(details: "Actual Value: \(stringify(actual))"))
    }
}

/// Matches sequences without elements.
public func beEmpty<S: Sequence>() -> Matcher<S> { .of("be empty") { !$0.contains { _ in true } } }
/// Matches sets without elements.
public func beEmpty<S: SetAlgebra>() -> Matcher<S> { .of("be empty") { $0.isEmpty } }
/// Matches sets without elements.
public func beEmpty<S: Sequence & SetAlgebra>() -> Matcher<S> { .of("be empty") { $0.isEmpty } }
/// Matches texts without characters.
public func beEmpty() -> Matcher<String> { .of("be empty") { $0.isEmpty } }
/// Matches collections of Foundation's without elements.
public func beEmpty() -> Matcher<any NMBCollection> { .of("be empty") { $0.count == 0 } }

/// Matches texts in which a regular expression is found.
public func match(_ expectedValue: String?) -> Matcher<String> {
    .of("match <\(stringify(expectedValue))>") { actual in
        expectedValue.map { actual.range(of: $0, options: .regularExpression) != nil } ?? false
    }
}
