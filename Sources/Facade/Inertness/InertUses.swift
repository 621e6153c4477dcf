package import LayoutSimCodeLines
import Synchronization

/// The uses of declarations without effect in this process.
package enum InertUses {
    private struct Record {
        var uses: [InertUse] = []
        /// The uses of each object, by its identity.
        var owned: [ObjectIdentifier: Owned] = [:]
        /// The uses that no test was told of.
        var untold: [InertUse.Number] = []
    }

    /// The uses of an object; the identity of an object that is gone may have become that of another.
    private struct Owned: Sendable {
        let owner: WeakReference
        var uses: [InertUse.Number] = []
    }

    private static let record = Mutex(Record())

    /// The line of the file from which objects are being made.
    @TaskLocal package static var fileLine: ProjectLine?

    /// Whether any declaration without effect was used.
    package static var areThereAny: Bool { record.withLock { !$0.uses.isEmpty } }

    /// Records a use; `nil` if it is UIKit's own.
    static func add(_ use: InertUse) -> InertUse.Number? {
        guard use.isOfApp else { return nil }
        let number = record.withLock { record in
            record.uses.append(use)
            return record.uses.count - 1
        }
        if !use.member.isEmpty { announce(number) }
        return number
    }

    /// Notes the object that a use belongs to, and names a property after it.
    static func note(_ number: InertUse.Number, in owner: AnyObject) {
        let isNamed = record.withLock { !$0.uses[number].member.isEmpty }
        let member = isNamed ? nil : MirroredProperties(of: owner).name(of: number)
        let reference = WeakReference(owner)
        record.withLock { record in
            if let member { record.uses[number].member = member }
            var owned = record.owned[reference.identity] ?? Owned(owner: reference)
            if !owned.owner.isAlive { owned = Owned(owner: reference) }
            owned.uses.append(number)
            record.owned[reference.identity] = owned
        }
        if !isNamed { announce(number) }
    }

    private static func announce(_ number: InertUse.Number) {
        let use = record.withLock { record in
            record.untold.append(number)
            return record.uses[number]
        }
        UseLog.shared?.add(use)
    }

    /// Returns the uses that the calls and the present values of objects stand for, in the order of their happening.
    package static func uses(of owners: [AnyObject]) -> [InertUse] {
        uses(
            owners.flatMap { owner in
                let known = known(of: ObjectIdentifier(owner))
                guard known.contains(where: \.isOfProperty) else { return known.map(\.number) }
                let mirrored = MirroredProperties(of: owner)
                return known.filter { !$0.isOfProperty || mirrored.holds($0.number) }.map(\.number)
            })
    }

    private static func known(of owner: ObjectIdentifier) -> [(number: InertUse.Number, isOfProperty: Bool)] {
        record.withLock { record in
            guard let owned = record.owned[owner], owned.owner.isAlive else { return [] }
            return owned.uses.map { ($0, record.uses[$0].isOfProperty) }
        }
    }

    /// Returns the uses in the properties of structures, such as a configuration and its parts.
    package static func uses(in values: [Any]) -> [InertUse] {
        uses(values.flatMap { MirroredProperties.numbers(in: $0) })
    }

    /// Makes all uses of no known test those of a test, the first one whose name is known.
    package static func attribute(to test: String?) {
        record.withLock { record in
            for number in record.untold where record.uses[number].test == nil { record.uses[number].test = test }
        }
    }

    private static func uses(_ numbers: [InertUse.Number]) -> [InertUse] {
        guard !numbers.isEmpty else { return [] }
        return record.withLock { record in Set(numbers).sorted().map { record.uses[$0] } }
    }

    /// Returns the uses of a test, or of no known one, that it was not told of, and forgets them.
    package static func takeUntold(of test: String?) -> [InertUse] {
        record.withLock { record in
            let taken = record.untold.filter { record.uses[$0].test == test }
            record.untold.removeAll { taken.contains($0) }
            return taken.map { record.uses[$0] }
        }
    }
}
