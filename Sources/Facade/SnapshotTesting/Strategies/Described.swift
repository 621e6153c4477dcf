extension Snapshotting where Format == String {
    /// A strategy that compares values by their descriptions.
    public static var description: Snapshotting {
        Snapshotting<String, String>.lines.pullback { String(describing: $0) }
    }

    /// A strategy that compares dumps of values and their children, a line each, without addresses and in a stable
    /// order.
    public static var dump: Snapshotting {
        Snapshotting<String, String>.lines.pullback { ValueDump($0).text }
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// Returns a strategy that compares a function's results for each case, as lines of two columns.
    public static func `func`<A>(into witness: Snapshotting<A, String>) -> Snapshotting<(Value) -> A, String> {
        var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
            Async<String> { callback in
                var rows: [String] = []
                for input in Value.allCases {
                    witness.snapshot(function(input)).run { rows.append("\"\(input)\",\"\($0)\"") }
                }
                callback(rows.joined(separator: "\n"))
            }
        }
        strategy.pathExtension = "csv"
        return strategy
    }
}
