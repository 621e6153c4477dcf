import Combine
import Testing

@Suite struct PublishedTests {
    final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
    }

    final class Plain: ObservableObject {}

    @Test func `a published property sends a value before it has it`() {
        let model = Model()
        var received: [String] = []
        let tie = model.$name.sink { received.append("\($0) while \(model.name)") }
        model.name = "b"
        #expect(received == ["a while a", "b while a"])
        #expect(model.name == "b")
        tie.cancel()
    }

    @Test func `an object tells before any published property changes`() {
        let model = Model()
        var counts: [Int] = []
        let tie = model.objectWillChange.sink { counts.append(model.count) }
        model.count = 1
        model.name = "b"
        #expect(counts == [0, 1])
        tie.cancel()
    }

    @Test func `an object without published properties keeps its publisher`() {
        let plain = Plain()
        var changes = 0
        let tie = plain.objectWillChange.sink { changes += 1 }
        plain.objectWillChange.send()
        #expect(changes == 1)
        tie.cancel()
    }

    @Test func `properties follow publishers`() {
        let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
        subject.assign(to: &model.$count)
        let tie = subject.map { "\($0)" }.assign(to: \.name, on: model)
        subject.send(4)
        #expect(model.count == 4)
        #expect(model.name == "4")
        tie.cancel()
    }
}
